import { textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { Text } from '@mantine/core';
import { formatarInstante } from '../../../../lib/format/format.ts';
import { BothSides, TwoCopies } from '../../../../ui/drafts/two-copies.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import classes from './conflict-modal.module.css';
import type { Difference } from './differences.ts';
import { linesOf, type Run, wordDifferences } from './word-differences.ts';

interface Props {
  readonly title: string;
  readonly explanation: string;
  readonly aquiEm: string | null;
  readonly laEm: string | null;
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** `runs`: the text's words, split where the other copy differs; null: only the formatting differs. */
function Words(props: {
  readonly value: string;
  readonly html: boolean;
  readonly runs: readonly Run[] | null;
}) {
  const { value, html, runs } = props;
  if (value === '') return <Text c="dimmed">em branco</Text>;
  if (runs === null && html) return <RichText html={value} headingBase={3} />;
  return (
    <Text className={classes.words}>
      {(runs ?? [{ text: value, only: false }]).map(({ text, only }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text have no other name, and never move.
        only && text.trim() !== '' ? <mark key={index}>{text}</mark> : text,
      )}
    </Text>
  );
}

/** null where the words are equal, or there are none (an image). */
function marked({ aqui, la, html }: Difference): readonly [readonly Run[], readonly Run[]] | null {
  const [a, b] = html ? [linesOf(aqui, textoPuro), linesOf(la, textoPuro)] : [aqui, la];
  return a === b ? null : wordDifferences(a, b);
}

const quando = (instante: string | null) => (instante === null ? '' : `, ${formatarInstante(instante)}`);

/** Shows both copies with their dates; the person chooses (T-G4). Closing loses nothing. */
export default function ConflictModal(props: Props) {
  const aqui = `Neste navegador${quando(props.aquiEm)}`;
  const la = `No servidor${quando(props.laEm)}`;
  // The newer one first and focused, because people usually want it.
  const aquiPrimeiro = (props.aquiEm ?? '') >= (props.laEm ?? '');
  const minha = { label: 'Ficar com a deste navegador', choose: props.onKeepMine };
  const dela = { label: 'Ficar com a outra', choose: props.onTakeTheirs };
  return (
    <TwoCopies
      title={props.title}
      explanation={props.explanation}
      choices={aquiPrimeiro ? [minha, dela] : [dela, minha]}
      choicesBelow
      closeOnClickOutside
      onClose={props.onClose}
    >
      {props.differences.length === 0 && <Text>Os textos das duas versões são iguais.</Text>}
      {props.differences.length > 0 && (
        <Text>
          A versão mais recente vem primeiro. O que só uma delas tem está <mark>marcado</mark>.
        </Text>
      )}
      {props.differences.map((cada) => {
        const { rotulo, html } = cada;
        const runs = marked(cada);
        const side = (title: string, value: string, of: readonly Run[] | null) => ({
          title,
          content: (
            <ScrollBox label={`${rotulo}: ${title}`} className={classes.window}>
              <Words value={value} html={html} runs={of} />
            </ScrollBox>
          ),
        });
        const daqui = side(aqui, cada.aqui, runs?.[0] ?? null);
        const dela = side(la, cada.la, runs?.[1] ?? null);
        return (
          <BothSides
            key={rotulo}
            label={rotulo}
            note={runs === null && html ? 'As palavras são as mesmas; a formatação muda.' : undefined}
            sides={aquiPrimeiro ? [daqui, dela] : [dela, daqui]}
          />
        );
      })}
    </TwoCopies>
  );
}
