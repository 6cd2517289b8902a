import {createHash} from 'node:crypto';
import {product} from './product.ts';
import {socialSections} from './social-images.ts';

/** What the pictures show, as a short hash: the product's name, its sign and the sections' titles. `npm run social-images` notes the one that it drew. */
export function socialImagesSource(logo: string): string {
  return createHash('sha256')
    .update(JSON.stringify([product.name, logo, socialSections.map(({id, title}) => [id, title])]))
    .digest('hex')
    .slice(0, 12);
}
