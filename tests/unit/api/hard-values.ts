/** Values that end a string, a line, a heredoc or a comment of one of the languages, start something in it, or cannot stand in its source. */
export const hardValues: readonly string[] = [
  `it's "new" and \`old\``,
  'back\\slash \\',
  String.raw`\" \' \n \u0041 \x41 \\`,
  'two\nlines\r\nand\ta tab',
  '\nJSON\n',
  '\nEOF\nJSON;\n"""\n',
  `""" ''' <<<`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a reader may type
  '${x} #{y} $(date) `date` $HOME %s %d {0} {{x}}',
  '<script>alert(1)</script> <!-- -->',
  '<?php echo 1; ?> */ // # --',
  '{ a } [ 1 ] , : ;',
  'true null 12',
  '100 % & = ? / ~ ! * ( )',
  'Привет 🎉 漢字 é',
  'next\u0085line\u2028and\u2029paragraph',
  '\ufeffmark \u202eback\u202c \u200b',
  'control \u0000 \u0007 \u001b \u007f',
  'half \ud83d of a letter',
];
