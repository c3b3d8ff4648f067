import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import {
  problemaDoParecer,
  problemasDaFase1,
  problemasDaFase2,
  totalDaFase1,
  totalDaFase2,
  totalDasNotas,
} from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Recomendacao } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { CRITERIOS_FASE1, CRITERIOS_FASE2 } from '@instrutoria/domain/avaliacao/types.ts';
import { reunir } from '@instrutoria/domain/kernel/problema.ts';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarNota } from '../../../lib/numero.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/form.tsx';
import { FormActions, Panel } from '../../../ui/panel.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { type Aprovacao, useAvaliar, useSalvarNotas } from '../api.ts';
import { NotaInput } from '../offered/nota-input.tsx';
import { ParecerInput } from './parecer-input.tsx';
import { useNotas } from './use-notas.ts';

const DA_FASE = {
  1: { criterios: CRITERIOS_FASE1, problemas: problemasDaFase1, total: totalDaFase1 },
  2: { criterios: CRITERIOS_FASE2, problemas: problemasDaFase2, total: totalDaFase2 },
} as const;

/** Drafts until 'avaliar' is confirmed. */
export function NotasDaFase(props: {
  readonly fase: 1 | 2;
  readonly aprovacao: Aprovacao & { readonly id: number; readonly versao: number };
  readonly recomendacoes?: readonly Recomendacao[];
}) {
  const { fase, aprovacao, recomendacoes = [] } = props;
  const { projeto } = aprovacao;
  const { criterios, problemas, total } = DA_FASE[fase];
  const ultima = fase === 2 || projeto.tipoProjeto === 'TIPO II';
  const notas = useNotas(
    aprovacao,
    Object.fromEntries(recomendacoes.map(({ criterio, nota }) => [criterio, nota])),
  );
  // A refetch must not change what is typed: another tab's scores would be overwritten (T-G5).
  const { values: digitado, version: versao } = notas;
  const [saindo, setSaindo] = useState(false);
  const errors = useFormErrors();
  const salvar = useSalvarNotas(fase);
  const avaliar = useAvaliar();
  const confirm = useConfirm();
  const navigate = useNavigate();
  useUnsaved(notas.changed && !saindo, 'As notas digitadas não foram salvas. Sair mesmo assim?');

  /** False when it failed; what is typed stays. */
  const guardar = async (): Promise<boolean> => {
    if (errors.show(reunir(...problemas(digitado), problemaDoParecer(digitado.parecer)))) return false;
    try {
      const enviadas = Object.fromEntries(criterios.map((criterio) => [criterio, digitado[criterio]]));
      const salva = await salvar.mutateAsync({
        ...enviadas,
        id: aprovacao.id,
        versao,
        parecer: digitado.parecer,
      });
      notas.putOver({ version: salva.versao ?? versao, values: digitado });
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
    if (errors.show(reunir(...problemas(digitado), problemaDoParecer(digitado.parecer)))) return;
    if (
      !(await confirm(M.desejaAvaliar, {
        detail: `${projeto.titulo}: total ${formatarNota(totalDasNotas(digitado))}`,
      }))
    )
      return;
    if (!(await guardar())) return;
    try {
      await avaliar.mutateAsync(aprovacao.id);
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
  const busy = salvar.isPending || avaliar.isPending;

  return (
    <Panel>
      <Form label={`Notas da fase ${fase}`} keeps busy={busy} onSubmit={ultima ? concluir : continuar}>
        <ErrorSummary {...errors.summary} />
        <RequiredHint />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {criterios.map((criterio) => (
            <NotaInput
              key={criterio}
              criterio={criterio}
              value={digitado[criterio]}
              field={errors.field(criterio)}
              hint={recomendacaoDe(recomendacoes, criterio)}
              onChange={(nota) => {
                errors.clear(criterio);
                notas.change({ [criterio]: nota });
              }}
            />
          ))}
        </SimpleGrid>
        <Text role="status" size="lg">
          Total da fase {fase}: <b>{formatarNota(total(digitado))}</b>
          {fase === 2 && (
            <>
              {' '}
              · total do projeto: <b>{formatarNota(totalDasNotas(digitado))}</b>
            </>
          )}
        </Text>
        <ParecerInput
          value={digitado.parecer}
          field={errors.field('parecer')}
          onChange={(parecer) => {
            errors.clear('parecer');
            notas.change({ parecer });
          }}
        />
        <FormActions>
          <Button type="submit" loading={busy}>
            {ultima ? 'Avaliar' : 'Salvar e ir para a fase 2'}
          </Button>
          {ultima && (
            <Button variant="default" disabled={busy} onClick={() => void salvarRascunho()}>
              Salvar rascunho
            </Button>
          )}
          <Button variant="default" component={Link} to={`/avaliacao_projetos/${projeto.id}`}>
            Voltar ao projeto
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

function recomendacaoDe(recomendacoes: readonly Recomendacao[], criterio: string): string | undefined {
  const achada = recomendacoes.find((recomendacao) => recomendacao.criterio === criterio);
  return achada === undefined
    ? undefined
    : `Recomendação: ${formatarNota(achada.nota)} = ${achada.explicacao}`;
}
