import {describe, expect, it} from 'vitest';
import {roleTable} from './roles.ts';

const yes = {id: 'yes', en: 'yes', ru: 'да'} as const;
const no = {id: 'no', en: 'no', ru: 'нет'} as const;
const own = {id: 'own', en: 'own', ru: 'свои'} as const;
const team: Parameters<typeof roleTable>[0] = {
  invitation_days: 7,
  roles: [
    {id: 'owner', name: {en: 'Owner', ru: 'Владелец'}},
    {id: 'author', name: {en: 'Author', ru: 'Автор'}},
    {id: 'approver', name: {en: 'Approver', ru: 'Согласующий'}},
  ],
  rights: [
    {
      id: 'write',
      name: {en: 'Write', ru: 'Писать'},
      owner: yes,
      administrator: yes,
      editor: no,
      author: own,
      approver: {en: 'what was sent', ru: 'то, что прислали'},
      analyst: no,
    },
    {id: 'plan', name: {en: 'Plan', ru: 'Тариф'}, owner: yes, administrator: no, editor: no, author: no, approver: no, analyst: no},
  ],
};

describe('the table of roles', () => {
  it('has a column for each role, in the order of the roles, whatever the order of the grants', () => {
    expect(roleTable({...team, roles: team.roles.toReversed()}, 'en').rights[1]).toEqual({
      label: 'Plan',
      marks: [
        {value: 'no', word: 'No'},
        {value: 'no', word: 'No'},
        {value: 'yes', word: 'Yes'},
      ],
      notes: [],
    });
  });
  it('shows "own" beside its sign, and words of their own below the right, with their role', () => {
    expect(roleTable(team, 'ru').rights[0]).toEqual({
      label: 'Писать',
      marks: [
        {value: 'yes', word: 'Да'},
        {value: 'partly', word: 'свои', short: 'свои'},
        {value: 'partly', word: 'то, что прислали'},
      ],
      notes: ['Согласующий: то, что прислали'],
    });
  });
});
