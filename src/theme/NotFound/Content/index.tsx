// Not a wrap: the stock text sends the reader away to "the owner of the site that linked you"; ours offers the page that was meant.
export {default} from '../../../shell/NotFound';
