// Not a wrap: the stock bar has two parts with the menu's button first; ours stands on the page's grid and has both languages in one tap.
export {default} from '../../../shell/navbar/NavbarContent.tsx';
