// Not a wrap: the stock cards cut titles off after one line and set a picture sign before each.
import {filterDocCardListItems, findFirstSidebarItemLink, useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';
import Card from '../../ui/Card';
import Cards from '../../ui/Cards';

/** The pages of a category as cards, each with its whole name; without `items`, the pages beside the open one. */
export default function DocCardList({items}: Props): ReactNode {
  const siblings = useCurrentSidebarSiblings();
  return (
    <div className="page-list">
      <Cards>
        {filterDocCardListItems(items ?? siblings).map((item) => {
          const to = item.type === 'category' ? findFirstSidebarItemLink(item) : item.type === 'link' ? item.href : undefined;
          if (to === undefined || item.type === 'html') return null;
          return (
            <Card key={to} title={item.label} to={to}>
              {item.description}
            </Card>
          );
        })}
      </Cards>
    </div>
  );
}
