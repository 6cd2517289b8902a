// Not a wrap: a network's sign stands before its name, and a group opens without being measured and moved.
export {default} from '../../../shell/sidebar/Category.tsx';
