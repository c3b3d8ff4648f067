import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A checksum or a method that few people need, folded behind one line. */
export function HowToVerify({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <summary>Como conferir</summary>
      <Text component="div" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </details>
  );
}
