import { Button } from '@mantine/core';
import { Notice } from '../page/notice.tsx';
import classes from './saved-now.module.css';

/** What somebody else saved while this person was typing, and the button that takes it instead. */
export function SavedNow({ text, onKeep }: { readonly text: string; readonly onKeep: () => void }) {
  return (
    <Notice kind="warning" title="O que está salvo agora" live>
      <p className={classes.text}>{text}</p>
      <Button variant="default" onClick={onKeep}>
        Ficar com o que está salvo
      </Button>
    </Notice>
  );
}
