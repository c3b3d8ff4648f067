import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { totalDigitado } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { problemaDoParecer, problemaDoParecerCurto } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Recomendacao } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { reunir } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarNota } from '../../../../lib/number-format.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Form, RequiredHint } from '../../../../ui/form.tsx';
import { FormActions } from '../../../../ui/panel.tsx';
import { notify } from '../../../../ui/toast-store.ts';
import { useFormErrors } from '../../../../ui/use-form-errors.ts';
import { useUnsaved } from '../../../../ui/use-unsaved.ts';
import { CriteriosDaFase } from '../../offered/criterios-da-fase.tsx';
import type { AprovacaoPropria } from './aprovacao-do-projeto.tsx';
import { AvisosDoRascunho, HoraDoRascunho } from './estado-do-rascunho.tsx';
import { ParecerInput } from './parecer-input.tsx';
import { useNotas } from './use-notas.ts';

/** One phase of the evaluation: saved here until 'avaliar' is confirmed. */
export function NotasDaFase(props: {
  readonly fase: 1 | 2;
  readonly aprovacao: AprovacaoPropria;
  readonly recomendacoes?: readonly Recomendacao[];
}) {
  const { aprovacao, recomendacoes = [] } = props;
  const { projeto, barema = null } = aprovacao;
  const notas = useNotas(aprovacao, recomendacoes);
  const [primeira, segunda] = notas.fases;
  const fase = (props.fase === 1 ? primeira : segunda) ?? primeira;
  if (fase === undefined) throw new Error('an assessment without criteria');
  const ultima = fase === notas.fases.at(-1);
  const { values: digitado, changed } = notas.rascunho;
  const [saindo, setSaindo] = useState(false);
  const parecerMinimo = aprovacao.mesa?.parecerMinimo ?? 0;
  const errors = useFormErrors();
  const confirm = useConfirm();
  const navigate = useNavigate();
  useUnsaved(changed && !saindo, 'As notas digitadas não foram salvas. Sair mesmo assim?');

  const conferir = (minimo = 0) =>
    errors.show(
      reunir(
        ...fase.problemas(digitado),
        problemaDoParecer(digitado.parecer),
        problemaDoParecerCurto(digitado.parecer, minimo),
      ),
    );
  /** False when it failed; what is typed stays. */
  const guardar = async (): Promise<boolean> => {
    if (conferir()) return false;
    try {
      await notas.salvar(fase);
      return true;
    } catch (error) {
      errors.showError(error);
      return false;
    }
  };
  const sair = (to: string) => {
    setSaindo(true);
    // The blocker is updated with the next render.
    setTimeout(() => void navigate(to), 0);
  };
  const salvarRascunho = async () => {
    if (await guardar()) notify.success(M.notasSalvas);
  };
  const concluir = async () => {
    if (conferir(parecerMinimo)) return;
    const detail = `${projeto.titulo}: total ${formatarNota(totalDigitado(barema, digitado))}`;
    if (!(await confirm(M.desejaAvaliar, { detail }))) return;
    if (!(await guardar())) return;
    try {
      await notas.concluir();
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.concluida);
    sair(projeto.tipoProjeto === 'TIPO I' ? '/projetos_avaliar' : '/ranque_tipo2');
  };
  const continuar = async () => {
    if (await guardar()) sair(`/notas_fase2?projeto=${projeto.id}`);
  };

  return (
    <Form
      label={`Notas da fase ${fase.fase}`}
      keeps
      busy={notas.busy}
      onSubmit={ultima ? concluir : continuar}
    >
      <ErrorSummary {...errors.summary} />
      <AvisosDoRascunho notas={notas} />
      <RequiredHint />
      <CriteriosDaFase fase={fase} notas={notas} errors={errors} recomendacoes={recomendacoes} />
      <Text role="status" size="lg">
        Total da fase {fase.fase}: <b>{formatarNota(fase.total(digitado))}</b>
        {fase.fase === 2 && (
          <>
            {' '}
            · total do projeto: <b>{formatarNota(totalDigitado(barema, digitado))}</b>
          </>
        )}
      </Text>
      <ParecerInput
        value={digitado.parecer}
        minimum={parecerMinimo}
        field={errors.field('parecer')}
        onChange={(parecer) => {
          errors.clear('parecer');
          notas.rascunho.change({ parecer });
        }}
      />
      <HoraDoRascunho notas={notas} />
      <FormActions>
        <Button type="submit" loading={notas.busy}>
          {ultima ? 'Avaliar' : 'Salvar e ir para a fase 2'}
        </Button>
        {ultima && (
          <Button variant="default" disabled={notas.busy} onClick={() => void salvarRascunho()}>
            Salvar rascunho
          </Button>
        )}
        <Button variant="default" component={Link} to={`/avaliacao_projetos/${projeto.id}`}>
          Voltar ao projeto
        </Button>
      </FormActions>
    </Form>
  );
}
