import {createContext, type ReactNode} from 'react';

/** The page's contents as a fold. The layout brings them, so that no page's own script does. */
export const Contents = createContext<ReactNode>(null);
