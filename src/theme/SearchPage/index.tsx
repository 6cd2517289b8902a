// Not a wrap: the stock page always asks the hosted service, sends readers to its maker, and offers no next page to a keyboard.
export {default} from '../../search/window/Page';
