import {testSearch} from './search.ts';

testSearch('en');
