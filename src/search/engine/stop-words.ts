/** Words that questions are full of and that tell no page from another. Written as the index holds them: ё as е. */
const stopWords = new Set(
  `a an and are as at be been by can cannot could d did do does doing don for from had has have how i if in into is isn it its ll m me my
  of on or our re s should so t that the their them then there these they this to ve was we were what when where which who use used using too much many some any also just only why will with would you your
  cant dont doesnt didnt wont isnt arent wasnt im ive whats wheres hows please hello hi thanks want wants wanted trying tried somehow really again
  а бы был была были было быть в вам вас ваш вы где да для до его ее если есть же за и из или им их к как какая какие какой когда ко кто ли
  лучше мне мной могу можно мой моя мы на над нам нас наш не него нет ни но о об он она они оно от по под почему при про с свой своя со так там то тоже
  только ты у уже что чтобы это делать сделать сколько нужно надо куда откуда зачем этот эта эти я
  пожалуйста подскажите здравствуйте привет спасибо хочу хотим хотел хотела вообще еще опять снова прям просто`.split(/\s+/),
);

/** Whether a normalized word says nothing about what is looked for. */
export function isStopWord(surface: string): boolean {
  return stopWords.has(surface);
}
