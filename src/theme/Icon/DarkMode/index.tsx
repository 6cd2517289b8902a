// Not a wrap: drawn as lines; the stock icon's outlines stand in the HTML and in the script of every page.
import type {ComponentProps, ReactNode} from 'react';
import StrokeIcon from '../../../ui/StrokeIcon.tsx';

export default function IconDarkMode(properties: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon {...properties} path="M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z" />;
}
