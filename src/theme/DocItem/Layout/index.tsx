// Not a wrap: the stock columns are no part of our grid, and its contents stand above the title on a phone.
export {default} from '../../../shell/layout/DocumentationPage.tsx';
