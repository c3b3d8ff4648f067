import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/** Searches once the person pauses; a new value in the address replaces the field's text. */
export function SearchBox(props: {
  readonly search: string;
  readonly onSearch: (search: string | undefined) => void;
  readonly placeholder: string;
  readonly className?: string | undefined;
}) {
  const { search, onSearch, placeholder, className } = props;
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [asked, setAsked] = useState(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  if (search !== seen) {
    setSeen(search);
    // The address changes to the field's own search later than the next letter is typed.
    if (search !== asked) setText(search);
  }
  return (
    <TextInput
      type="search"
      {...(className === undefined ? {} : { className })}
      label="Buscar"
      placeholder={placeholder}
      maxLength={200}
      value={text}
      leftSection={<IconSearch aria-hidden size={18} />}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          const wanted = typed.trim();
          setAsked(wanted);
          onSearch(wanted || undefined);
        }, PAUSE_MS);
      }}
    />
  );
}
