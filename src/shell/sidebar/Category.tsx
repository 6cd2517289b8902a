import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useDocSidebarItemsExpandedState, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import networks from '@generated/network-names/default/names.json';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import NetworkIcon from '../../ui/NetworkIcon';
import {networkOf} from '../../ui/network-of.ts';

const known = new Set(networks.map(({id}) => id));

/** A group of pages: its name leads to its own page, the chevron opens it; where the reader is, it is open. */
function Group({item, onItemClick, activePath, level, index}: Props): ReactNode {
  const {items, label, collapsible, className, href} = item;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const [open, setOpen] = useState(!collapsible || isActive || !item.collapsed);
  const turn = (to: boolean): void => {
    setExpandedItem(to ? index : null);
    setOpen(to);
  };
  // A page that the reader comes to opens its groups; each page anew, since the last one may have been closed by hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page opens a group by itself
  useEffect(() => {
    if (isActive) setOpen(true);
  }, [isActive, activePath]);
  // Of the groups beside one another one is open.
  useEffect(() => {
    if (collapsible && autoCollapseCategories && expandedItem != null && expandedItem !== index) setOpen(false);
  }, [collapsible, autoCollapseCategories, expandedItem, index]);
  const network = networkOf(href, known);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !open && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div className={clsx('menu__list-item-collapsible', isCurrent && 'menu__list-item-collapsible--active')}>
        {href === undefined ? (
          <button type="button" className="menu__link menu__name" aria-expanded={open} onClick={() => turn(!open)}>
            {label}
            <span className="menu__chevron" />
          </button>
        ) : (
          <>
            <Link
              className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={(event) => {
                onItemClick?.(item);
                if (isCurrent) event.preventDefault();
                turn(isCurrent ? !open : true);
              }}
            >
              {network && <NetworkIcon id={network} size="small" />}
              {label}
            </Link>
            {collapsible && (
              <button
                type="button"
                className="menu__caret"
                aria-expanded={open}
                aria-label={
                  open
                    ? translate({id: 'theme.DocSidebarItem.collapseCategoryAriaLabel', message: "Collapse sidebar category '{label}'"}, {label})
                    : translate({id: 'theme.DocSidebarItem.expandCategoryAriaLabel', message: "Expand sidebar category '{label}'"}, {label})
                }
                onClick={() => turn(!open)}
              >
                <span className="menu__chevron" />
              </button>
            )}
          </>
        )}
      </div>
      {open && (
        <ul className={clsx('menu__list', network && 'menu__list-signed')}>
          <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
        </ul>
      )}
    </li>
  );
}

/** A group in the sidebar; one with nothing to show is a link to its own page, or nothing. */
export default function Category(props: Props): ReactNode {
  const {item} = props;
  const shown = useVisibleSidebarItems(item.items, props.activePath);
  if (shown.length > 0) return <Group {...props} />;
  if (item.href === undefined) return null;
  return <DocSidebarItemLink {...props} item={{type: 'link', label: item.label, href: item.href, ...(item.className ? {className: item.className} : {})}} />;
}
