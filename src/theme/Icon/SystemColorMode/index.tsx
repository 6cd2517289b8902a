// Not a wrap: drawn as lines; the stock icon's outlines stand in the HTML and in the script of every page.
import type {ComponentProps, ReactNode} from 'react';
import StrokeIcon from '../../../ui/StrokeIcon.tsx';

export default function IconSystemColorMode(properties: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon {...properties} path="M3 5h18v11H3zM9 20h6" />;
}
