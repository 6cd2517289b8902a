import {product} from '../../config/product.ts';
import type {Finding} from './finding.ts';

/** The product's name, slug and hosts are variables; a page that spells them out would keep the old owner's name. */
export function checkProductName(file: string, content: string): Finding[] {
  const hosts = [product.siteUrl, product.appUrl, product.apiUrl, product.homeUrl].map((url) => new URL(url).hostname);
  const pattern = new RegExp(`${product.name}|\\b${product.slug}\\b|${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')}`, 'i');
  return content.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line)?.[0];
    return found ? [{file, line: index + 1, message: `"${found}" is written out; use {product}, {productSlug}, {appUrl}, {apiUrl} or {homeUrl}`}] : [];
  });
}
