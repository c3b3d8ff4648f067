import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import {
  type FaseDaAvaliacao,
  fasesDaAvaliacao,
  totalDigitado,
} from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Fila } from '@instrutoria/domain/avaliacao/rules/fila.ts';
import { problemaDoParecer, problemaDoParecerCurto } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import {
  type Recomendacao,
  recomendarFase2,
  tsdMedia,
} from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { reunir } from '@instrutoria/domain/kernel/problema.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { holdUnsaved } from '../../../../lib/drafts/unsaved.ts';
import { formatarNota, formatarPorcentagem } from '../../../../lib/format/number-format.ts';
import { causaDoErro, textoDoErro } from '../../../../lib/server/api-error.ts';
import { armazenamentoDisponivel } from '../../../../lib/session/storage.ts';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../../ui/status/toast-store.ts';
import { CriteriosDaFase } from '../../offered/criterios-da-fase.tsx';
import type { AprovacaoPropria } from './aprovacao-do-projeto.tsx';
import classes from './avaliar-na-mesa.module.css';
import { AvisosDoRascunho, HoraDoRascunho } from './estado-do-rascunho.tsx';
import { nomesDosCampos } from './nomes-dos-campos.ts';
import { ParecerInput } from './parecer-input.tsx';
import { type Notas, useNotas } from './use-notas.ts';

/**
 * The form of both phases and the opinion: each phase is saved by its own call, all is concluded in one act.
 */
export function AvaliarNaMesa(props: {
  readonly aprovacao: AprovacaoPropria;
  readonly projeto: Projeto;
  /** null while, or where, the queue is unknown. */
  readonly fila: Fila | null;
  /** The phase of this page, with its acts; absent on the project's page. */
  readonly aberta?: 1 | 2;
}) {
  const { aprovacao, projeto, fila, aberta } = props;
  const { barema = null } = aprovacao;
  // The server checks it again.
  const parecerMinimo = aprovacao.mesa?.parecerMinimo ?? 0;
  const fases = fasesDaAvaliacao(projeto.tipoProjeto, barema);
  const disciplinas = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  const recomenda = fases.some(({ criterios }) => criterios.some((c) => c.recomendacao !== null));
  const recomendacoes = recomenda ? recomendarFase2(disciplinas) : [];
  const notas = useNotas(aprovacao, recomendacoes);
  const { values: digitado, changed } = notas.rascunho;
  const errors = useFormErrors(nomesDosCampos(fases));
  const confirm = useConfirm();
  const navigate = useNavigate();
  useRascunhoSoAqui(changed);
  const secoes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aberta === 2) secoes.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [aberta]);
  const daPagina = fases.filter(({ fase }) => fase === aberta);
  const segue = aberta !== undefined && daPagina[0] !== fases.at(-1);

  const problemas = (das: readonly FaseDaAvaliacao[]) =>
    reunir(...das.flatMap((fase) => fase.problemas(digitado)), problemaDoParecer(digitado.parecer));
  /** Saves them in order; reports which was refused, and which are saved. */
  const guardar = async (das: readonly FaseDaAvaliacao[]): Promise<boolean> => {
    const salvas: number[] = [];
    for (const fase of das) {
      try {
        await notas.salvar(fase);
      } catch (error) {
        errors.showError(error, naoSalva(fase, salvas, error));
        return false;
      }
      salvas.push(fase.fase);
    }
    return true;
  };
  const salvar = async () => {
    const digitadas = porSalvar(fases, notas);
    const das = fases.filter((fase) => digitadas.includes(fase) || daPagina.includes(fase));
    if (!errors.show(problemas(das)) && (await guardar(das))) notify.success(M.notasSalvas);
  };
  const seguir = async () => {
    if (errors.show(problemas(daPagina)) || !(await guardar(daPagina))) return;
    void navigate(`/notas_fase2?projeto=${projeto.id}`);
  };
  const depois = () => {
    if (aberta !== undefined) return projeto.tipoProjeto === 'TIPO I' ? '/projetos_avaliar' : '/ranque_tipo2';
    return fila?.aEspera == null ? '/projetos_avaliar' : `/avaliacao_projetos/${fila.aEspera.id}`;
  };
  const concluir = async () => {
    const curto = problemaDoParecerCurto(digitado.parecer, parecerMinimo);
    if (errors.show(reunir(...problemas(fases), curto))) return;
    const total = `${projeto.titulo}: total ${formatarNota(totalDigitado(barema, digitado))}.`;
    const semParecer =
      digitado.parecer.trim() === '' ? ' O parecer está vazio: o coordenador lerá só as notas.' : '';
    const detail = `${total}${semParecer}`;
    if (!(await confirm(M.desejaAvaliar, { detail }))) return;
    if (!(await guardar(fases.filter(notas.falta)))) return;
    try {
      await notas.concluir();
    } catch (error) {
      errors.showError(error, naoConcluida(error));
      return;
    }
    notify.success(M.concluida);
    void navigate(depois());
  };

  return (
    <Form
      label={aberta === undefined ? 'Avaliação' : `Notas da fase ${aberta}`}
      keeps
      busy={notas.busy}
      onSubmit={segue ? seguir : concluir}
    >
      <ErrorSummary {...errors.summary} />
      <AvisosDoRascunho notas={notas} />
      <div className={classes.fases} ref={secoes}>
        <div>
          {aprovacao.aceito !== true && (
            <Text size="sm">
              Ao salvar as notas, você aceita avaliar este projeto.{' '}
              <Link to={`/aceitar_projeto/${aprovacao.id}`}>Aceitar ou recusar</Link>
            </Text>
          )}
          <RequiredHint />
        </div>
        {fases.map((fase) => (
          <section key={fase.fase} aria-label={`Fase ${fase.fase}`} className={classes.fase}>
            <div className={classes.cabeca}>
              <Title order={2} size="h4">
                Fase {fase.fase}
              </Title>
              <Text role="status" size="sm">
                Total da fase {fase.fase}: <b>{formatarNota(fase.total(digitado))}</b>
              </Text>
            </div>
            {recomendacoes.length > 0 && fase.criterios.some((c) => c.recomendacao !== null) && (
              <>
                <p className={classes.recomendacao}>{M.recomendacao}</p>
                <div className={classes.base}>
                  <DeOndeVem fase={fase} recomendacoes={recomendacoes} />
                  <span>Taxa de sucesso média, TSD: {formatarPorcentagem(tsdMedia(disciplinas))}</span>
                </div>
              </>
            )}
            <CriteriosDaFase fase={fase} notas={notas} errors={errors} recomendacoes={recomendacoes} />
          </section>
        ))}
      </div>
      <ParecerInput
        value={digitado.parecer}
        minimum={parecerMinimo}
        field={errors.field('parecer')}
        onChange={(parecer) => {
          errors.clear('parecer');
          notas.rascunho.change({ parecer });
        }}
      />
      {!segue && (
        <Text size="sm" c="dimmed">
          Depois de concluir, as notas não mudam mais.
        </Text>
      )}
      <div className={classes.fim} data-sticks>
        <div className={classes.soma}>
          <Text role="status" className={classes.total}>
            Total do projeto: <b>{formatarNota(totalDigitado(barema, digitado))}</b>{' '}
            <span className={classes.de}>de {formatarNota(totalMaximo(barema, fases))}</span>
          </Text>
          <HoraDoRascunho notas={notas} />
        </div>
        <Group gap="sm">
          <Button type="submit" loading={notas.busy}>
            {segue
              ? 'Salvar e ir para a fase 2'
              : aberta !== undefined
                ? 'Avaliar'
                : fila?.aEspera == null
                  ? 'Concluir a avaliação'
                  : 'Concluir e ir para o próximo'}
          </Button>
          {aberta === undefined && (
            <Button variant="default" disabled={notas.busy || !changed} onClick={() => void salvar()}>
              Salvar
            </Button>
          )}
          {aberta !== undefined && !segue && (
            <Button variant="default" disabled={notas.busy} onClick={() => void salvar()}>
              Salvar rascunho
            </Button>
          )}
        </Group>
      </div>
    </Form>
  );
}

/** How each recommended score is computed, on request. */
function DeOndeVem(props: {
  readonly fase: FaseDaAvaliacao;
  readonly recomendacoes: readonly Recomendacao[];
}) {
  const contas = props.fase.criterios.flatMap(({ campo, nome, recomendacao }) =>
    props.recomendacoes
      .filter(({ criterio }) => criterio === recomendacao)
      .map(({ nota, explicacao }) => ({ campo, nome, conta: `${formatarNota(nota)} = ${explicacao}` })),
  );
  return (
    <details className={classes.contas}>
      <summary>Como foram calculadas</summary>
      <dl>
        {contas.map(({ campo, nome, conta }) => (
          <div key={campo}>
            <dt>{nome}</dt>
            <dd>{conta}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The total of a project with every score at its maximum. */
function totalMaximo(barema: Barema | null, fases: readonly FaseDaAvaliacao[]): number | null {
  const maximas = fases.flatMap(({ criterios }) => criterios.map(({ campo, maximo }) => [campo, maximo]));
  return totalDigitado(barema, Object.fromEntries(maximas));
}

/** Typed scores are stored in this browser, so only a logout or a browser without storage loses them. */
function useRascunhoSoAqui(changed: boolean): void {
  useEffect(
    () =>
      changed
        ? holdUnsaved({
            is: (saida) => saida === 'logout' || !armazenamentoDisponivel(),
            question: 'As notas digitadas não foram salvas. Sair mesmo assim?',
          })
        : undefined,
    [changed],
  );
}

/**
 * The first phase, and the second if something was typed there: mere recommendations are saved at the end.
 */
function porSalvar(fases: readonly FaseDaAvaliacao[], { falta, rascunho }: Notas): FaseDaAvaliacao[] {
  const { values, base } = rascunho;
  const digitada = ({ criterios }: FaseDaAvaliacao) =>
    criterios.some(({ campo }) => values[campo] !== base[campo]);
  return fases.filter((fase) => falta(fase) && (fase.fase === 1 || digitada(fase)));
}

function naoSalva({ fase }: FaseDaAvaliacao, salvas: readonly number[], error: unknown): string {
  const motivo = causaDoErro(error) === undefined ? `: ${textoDoErro(error)}` : '';
  const ja = salvas.map((uma) => ` A fase ${uma} está salva.`).join('');
  return `A fase ${fase} não foi salva${motivo}.${ja} O que você digitou continua aqui.`.replace('..', '.');
}

function naoConcluida(error: unknown): string {
  const motivo = causaDoErro(error) === undefined ? `: ${textoDoErro(error)}` : '';
  return `As notas estão salvas, mas a avaliação não foi concluída${motivo}.`.replace('..', '.');
}
