// Not a wrap: the stock cards cut titles off after one line and set a picture sign before each.
import {filterDocCardListItems, findFirstSidebarItemLink, useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import networks from '@generated/network-names/default/names.json';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';
import Card from '../../ui/Card';
import Cards from '../../ui/Cards';
import {networkOf} from '../../ui/network-of.ts';
import Plate from '../../ui/Plate';
import Rows, {type WayOn} from '../../ui/Rows';

const known = new Set(networks.map(({id}) => id));

/** A page with its code, if it is an error's: "10141 Title" is a plate and a title. */
function wayOf(title: string, to: string, network: string | undefined): WayOn {
  const [, code, name] = /^(\d{5}) (.+)$/.exec(title) ?? [];
  return code && name ? {to, title: name, sign: <Plate code={Number(code)} network={network} />} : {to, title};
}

/** The pages of a category, each with its whole name: cards where they say more than it, else lines; without `items`, the pages beside the open one. */
export default function DocCardList({items}: Props): ReactNode {
  const siblings = useCurrentSidebarSiblings();
  // The list of a network's errors is called by the network.
  const network = networkOf(useLocation().pathname, known);
  const shown = filterDocCardListItems(items ?? siblings).flatMap((item) => {
    const to = item.type === 'category' ? findFirstSidebarItemLink(item) : item.type === 'link' ? item.href : undefined;
    return to === undefined || item.type === 'html' ? [] : [{to, title: item.label, description: item.description}];
  });
  if (shown.every(({description}) => !description))
    return (
      <div className="page-list">
        <Rows ways={shown.map(({title, to}) => wayOf(title, to, network))} />
      </div>
    );
  return (
    <div className="page-list">
      <Cards>
        {shown.map(({to, title, description}) => (
          <Card key={to} title={title} to={to}>
            {description}
          </Card>
        ))}
      </Cards>
    </div>
  );
}
