import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useState } from 'react';

/**
 * A text with suggestions. Without one that fits it is closed for the keyboard and for who listens too: Escape would
 * first close a list that nobody sees, and the dialog around it would seem not to hear.
 */
export function SuggestInput(
  props: Omit<AutocompleteProps, 'data' | 'value' | 'filter' | 'dropdownOpened'> & {
    readonly data: readonly string[];
    readonly value: string;
    /** The suggestions are the server's answer to the text: all of them fit. */
    readonly answered?: boolean;
  },
) {
  const { data, value, answered = false, limit, ...rest } = props;
  const [wanted, setWanted] = useState(false);
  const text = value.trim().toLowerCase();
  const fitting = answered ? data : data.filter((one) => one.toLowerCase().includes(text));
  return (
    <Autocomplete
      {...rest}
      data={fitting.slice(0, limit)}
      filter={({ options }) => options}
      value={value}
      dropdownOpened={wanted && fitting.length > 0}
      onDropdownOpen={() => setWanted(true)}
      onDropdownClose={() => setWanted(false)}
    />
  );
}
