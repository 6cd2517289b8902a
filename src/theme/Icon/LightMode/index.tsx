// Not a wrap: drawn as lines; the stock icon's outlines stand in the HTML and in the script of every page.
import type {ComponentProps, ReactNode} from 'react';
import StrokeIcon from '../../../ui/StrokeIcon.tsx';

export default function IconLightMode(properties: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon {...properties} path="M12 8a4 4 0 1 0 .1 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5" />;
}
