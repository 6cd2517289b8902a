// Not a wrap: one grid for sidebar and text, as header and footer have it; the stock one has a width of its own, a button
// that hides the sidebar, and one that covers the text on the way to the top.
export {default} from '../../../shell/layout/DocumentationGrid.tsx';
