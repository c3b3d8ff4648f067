import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatarInstante } from '../../lib/format/format.ts';
import classes from './receipt.module.css';

/** How long a receipt says everything: after it, whoever comes back came for something else. */
const NEW_FOR_MS = 24 * 60 * 60 * 1000;

/** Confirms that something arrived: the first text on the page after sending it. */
export function Receipt(props: {
  readonly title: string;
  /** When it arrived, where the receipt stays for long: a day later it is one line that opens. */
  readonly at?: string;
  readonly children: ReactNode;
}) {
  const { title, at, children } = props;
  const [now] = useState(Date.now);
  const words = <div className={classes.words}>{children}</div>;
  const old = at !== undefined && now - Date.parse(at) > NEW_FOR_MS;
  return (
    <section className={classes.receipt} aria-label={title} data-old={old || undefined} data-receipt>
      <IconCircleCheck aria-hidden size={old ? 20 : 32} className={classes.sign} />
      {old ? (
        <details>
          <summary>
            <b>{title}</b> em {formatarInstante(at)}
          </summary>
          {words}
        </details>
      ) : (
        <div>
          <Title order={2} className={classes.title}>
            {title}
          </Title>
          {words}
        </div>
      )}
    </section>
  );
}
