import type {Locale} from '../config/product.ts';
import {supportLabels} from './labels.ts';
import {loadService} from './load.ts';
import type {Service} from './schema/service.ts';
import type {MarkData} from './sheet/matrix.ts';
import type {Attributes, PageContext} from './tables.ts';

/** A crossing of a right and a role; `short` is a word that is shown with the sign: "own", "use". */
export interface RoleMark extends MarkData {
  readonly short?: string;
}

export interface RoleTableData {
  readonly roles: readonly string[];
  readonly rights: readonly {
    readonly label: string;
    readonly marks: readonly RoleMark[];
    /** What the sign alone does not say, with the role it is said of. */
    readonly notes: readonly string[];
  }[];
}

type Team = Service['team'];
type Grant = Team['rights'][number]['owner'];

function markOf(grant: Grant, locale: Locale): RoleMark {
  const word = grant[locale];
  if (!('id' in grant)) return {value: 'partly', word};
  if (grant.id === 'yes' || grant.id === 'no') return {value: grant.id, word: supportLabels[grant.id][locale]};
  return {value: 'partly', word, short: word};
}

/** What each role may do: rights down, roles across. A grant in words of its own is a note of its row. */
export function roleTable({roles, rights}: Team, locale: Locale): RoleTableData {
  return {
    roles: roles.map(({name}) => name[locale]),
    rights: rights.map((right) => {
      const grants = roles.map(({id, name}) => ({role: name[locale], grant: right[id]}));
      return {
        label: right.name[locale],
        marks: grants.map(({grant}) => markOf(grant, locale)),
        notes: grants.filter(({grant}) => !('id' in grant)).map(({role, grant}) => `${role}: ${grant[locale]}`),
      };
    }),
  };
}

/** `<RoleTable />`: the roles of a team and what each may do. */
export function roles(_attributes: Attributes, page: PageContext): RoleTableData {
  return roleTable(loadService().team, page.locale);
}
