import {type ReactNode, useEffect, useState} from 'react';

/** A text is read out when it has stayed the same for so long (milliseconds), so that typing is not talked over. */
const rest = 700;

/** Reads a text out to screen readers. It has to be there before it has anything to say: what comes with its region is not read. */
export default function Announcer({text}: {readonly text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" aria-live="polite" className="spoken">
      {said}
    </span>
  );
}
