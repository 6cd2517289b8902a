// Not a wrap: other parts of the theme (the crash page among them) ask for this element; the stock one brings Prism to the browser.
export {default} from '../../ui/CodeBlock';
