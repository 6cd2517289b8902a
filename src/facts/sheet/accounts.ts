import type {Locale} from '../../config/product.ts';
import {supportLabels} from '../labels.ts';
import type {Network} from '../schema/network.ts';
import {type FactSource, SourceNumbers, type TableSource} from '../tables.ts';
import type {MarkData} from './matrix.ts';

export interface AccountsData {
  readonly rows: readonly {
    readonly name: string;
    readonly mark: MarkData;
    /** Where it can be connected: "Role you need: …". */
    readonly role: string;
    readonly note: string;
    readonly source: FactSource;
  }[];
  readonly roleLabel: string;
  readonly sources: readonly TableSource[];
}

/** Accounts that can be connected, and the role that it takes. */
export function accountsOf(network: Pick<Network, 'account_types'>, locale: Locale): AccountsData {
  const numbers = new SourceNumbers(locale);
  return {
    rows: network.account_types.map((type) => ({
      name: type.name[locale],
      mark: {value: type.supported, word: supportLabels[type.supported][locale]},
      role: type.supported === 'no' || /^[—–-]$/.test(type.role[locale]) ? '' : type.role[locale],
      note: type.note?.[locale] ?? '',
      source: numbers.of(type.source),
    })),
    roleLabel: locale === 'en' ? 'Role you need' : 'Нужная роль',
    sources: numbers.list(),
  };
}
