import { faseDepois } from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL as M, NOMES_DAS_FASES } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import type { Edital, Fase } from '@instrutoria/domain/edital/types.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { ATOS_DE_VOLTA, type AtoDeVolta, useVoltarEdital } from '../api.ts';

interface Palavras {
  readonly button: string;
  readonly title: string;
  readonly efeito: string;
  readonly feito: string;
}

/** The domain's table gives the states before and after each act. */
const PALAVRAS: Readonly<Record<AtoDeVolta, Palavras>> = {
  reabrirInscricoes: {
    button: 'Reabrir inscrições',
    title: 'Reabrir as inscrições',
    efeito: 'O edital volta a receber projetos até o fim do dia escolhido.',
    feito: M.inscricoesReabertas,
  },
  devolverEdital: {
    button: 'Devolver',
    title: M.desejaDevolver,
    efeito: 'Nada do que já foi feito se perde. Quem trabalha no edital é avisado por e-mail.',
    feito: M.devolvido,
  },
  desarquivarEdital: {
    button: 'Desarquivar',
    title: 'Desarquivar o edital',
    efeito: 'O edital volta a receber frequências, relatórios e documentos.',
    feito: M.editalDesarquivado,
  },
};

interface Volta extends Palavras {
  readonly ato: AtoDeVolta;
  readonly para: Fase;
}

function voltaDe(fase: Fase): Volta | undefined {
  for (const ato of ATOS_DE_VOLTA) {
    const para = faseDepois(ato, fase);
    if (para !== undefined) return { ato, para, ...PALAVRAS[ato] };
  }
  return undefined;
}

const ROTULOS = { fim: 'Novo fim das inscrições', motivo: 'Motivo' } as const;

export function VoltarEdital({ edital }: { readonly edital: Edital }) {
  // As it was when the form opened: if somebody else acts meanwhile, the act is refused instead of changing
  // its meaning.
  const pedida = useEditor<{ readonly edital: Edital; readonly volta: Volta }>();
  const volta = voltaDe(edital.fase);
  return (
    <>
      {volta !== undefined && (
        <Button size="sm" variant="subtle" onClick={() => pedida.open({ edital, volta })}>
          {volta.button}
          <span className="sr-only"> {edital.nome}</span>
        </Button>
      )}
      {pedida.record !== null && (
        <Formulario key={pedida.turn} {...pedida.record} opened={pedida.opened} close={pedida.close} />
      )}
    </>
  );
}

function Formulario(props: {
  readonly edital: Edital;
  readonly volta: Volta;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { edital, volta, opened, close } = props;
  const [fim, setFim] = useState('');
  const { mutateAsync: voltar } = useVoltarEdital();
  const reabre = volta.ato === 'reabrirInscricoes';
  const semFim = reabre && fim === '' ? [problema('fim', 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)] : [];

  return (
    <ReasonModal
      title={volta.title}
      submit={volta.button}
      labels={ROTULOS}
      label={ROTULOS.motivo}
      problems={(motivo) => [...semFim, ...problemasDoMotivoDoEdital(motivo)]}
      act={(motivo) => voltar({ edital, ato: volta.ato, motivo, fim })}
      done={volta.feito}
      opened={opened}
      onClose={close}
      fields={(errors) =>
        reabre && (
          <TextInput
            {...errors.field('fim')}
            type="date"
            label={ROTULOS.fim}
            withAsterisk
            aria-required
            value={fim}
            onChange={(event) => {
              errors.clear('fim');
              setFim(event.currentTarget.value);
            }}
          />
        )
      }
    >
      <Text>
        <b>{edital.nome}</b>: de {NOMES_DAS_FASES[edital.fase]} para {NOMES_DAS_FASES[volta.para]}.{' '}
        {volta.efeito}
      </Text>
    </ReasonModal>
  );
}
