import {testSearch} from './search.ts';

testSearch('ru');
