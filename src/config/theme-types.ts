import type {ThemeConfig} from '@docusaurus/theme-common';

/** Theme blocks as an owner writes them: everything optional, the theme fills the rest. */
export type NavbarConfig = Partial<ThemeConfig['navbar']>;
export type FooterConfig = Partial<NonNullable<ThemeConfig['footer']>>;
export type AnnouncementBarConfig = Partial<NonNullable<ThemeConfig['announcementBar']>>;
