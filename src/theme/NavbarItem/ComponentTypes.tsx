import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionSwitch from '@site/src/api/components/VersionSwitch';

// Registers our own kinds of navbar items beside the theme's.
export default {
  ...ComponentTypes,
  'custom-apiVersion': VersionSwitch,
};
