import {translate} from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';
import useVersionLinks from '../useVersionLinks.ts';

type Props = Omit<ComponentProps<typeof DropdownNavbarItem>, 'items' | 'label'>;

/** Navbar item that stays on the matching page when the reader changes the API's version; nothing elsewhere. */
export default function VersionSwitch(props: Props): ReactNode {
  const links = useVersionLinks();
  const active = links.find((link) => link.active);
  if (!active) return null;
  const label = (name: string): string => translate({id: 'api.version', message: 'API {version}'}, {version: name});
  return (
    <DropdownNavbarItem
      {...props}
      label={label(active.name)}
      items={links.map((link) => ({label: label(link.name), to: link.to, isActive: () => link.active}))}
    />
  );
}
