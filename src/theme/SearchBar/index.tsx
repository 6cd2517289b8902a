// Not a wrap: the stock bar preconnects to a foreign host, cannot be opened by an event, and counts results wrong.
export {default} from '../../search/window/Bar';
