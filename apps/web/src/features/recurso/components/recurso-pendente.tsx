import { totalDigitado } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { aguardaContrarrazoes, MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDasNotas, problemasDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { limitarDecisao } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { diminuicoes, diminuicoesPorExtenso } from '@instrutoria/domain/recurso/rules/diminuicoes.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { ehObjeto, ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Minuta, type Recurso, type Simulacao, simularRecurso } from '../api.ts';
import { EfeitoNoRanque } from '../offered/efeito-no-ranque.tsx';
import { ehNumeros, paraConferir } from '../offered/notas-por-criterio.ts';
import { type CriteriosDigitados, campoDe, comCriterio, DecidirCriterios } from './decidir-criterios.tsx';
import { type AtoDaDecisao, DecidirModal } from './decidir-modal.tsx';
import { DocumentosParaJulgar } from './documentos-para-julgar.tsx';
import { comecoDe, decididosDe, ehCriterios } from './minuta-digitada.ts';
import { corpoDosNumeros, NotasEVagas, type Numeros } from './notas-e-vagas.tsx';
import { QuadroDoRecurso } from './quadro-do-recurso.tsx';
import { RelatorDoRecurso } from './relator-do-recurso.tsx';
import { SubstitutoDoRecurso } from './substituto-do-recurso.tsx';

interface Digitada {
  readonly numeros: Numeros;
  readonly digitados: CriteriosDigitados;
  /** null: not typed here yet. */
  readonly parecer: string | null;
}

function ehDigitada(value: unknown): value is Digitada {
  if (!ehObjeto(value)) return false;
  const { numeros, digitados, parecer } = value;
  return ehNumeros(numeros) && ehCriterios(digitados) && (parecer === null || ehTexto(parecer));
}

export function RecursoPendente(props: {
  readonly recurso: Recurso;
  /** The rapporteur's draft, once handed over: the decision begins with it. */
  readonly minuta: Minuta | null;
}) {
  const { recurso, minuta } = props;
  const [comeco] = useState(() => comecoDe(recurso, minuta));
  const digitado = useTyped({
    key: ownKey('decisao-do-recurso', recurso.id),
    begin: { ...comeco, parecer: null },
    is: ehDigitada,
    version: recurso.versao,
  });
  const { numeros, digitados, parecer } = digitado.value;
  const [efeito, setEfeito] = useState<Simulacao>();
  const [decidindo, setDecidindo] = useState<AtoDaDecisao>();
  const [decisao, setDecisao] = useState<AtoDaDecisao>('aceitar');
  const [calculando, setCalculando] = useState(false);
  const errors = useFormErrors();
  const usuario = useSessao()?.usuario;
  // The server refuses it with the same text.
  const espera = recurso.contrarrazoes?.correm === true ? recurso.contrarrazoes : null;
  const daComissao = usuario !== undefined && ehDaComissao(usuario);
  useFocusSurvives();
  useUnsaved(digitado.changed, 'O recurso não foi decidido. Sair mesmo assim?');
  const { projeto, barema = null, ...originais } = recurso.projetoAprovacao;
  const { titulo, tipoProjeto } = projeto;
  const mandados = corpoDosNumeros(recurso, numeros);
  const contestados = recurso.criterios ?? [];
  const porCriterio = contestados.length > 0;
  const decididos = decididosDe(recurso, digitados);
  const proprio = paraConferir(barema);
  const mudar = (campo: string, valor: number | null) => {
    setEfeito(undefined);
    digitado.set((antes) => ({ ...antes, numeros: { ...antes.numeros, [campo]: valor } }));
  };

  const calcular = async () => {
    setCalculando(true);
    try {
      const corpo = { id: recurso.id, ...mandados };
      setEfeito(await simularRecurso(porCriterio ? { ...corpo, criterios: decididos } : corpo));
    } catch (error) {
      notify.failure(error);
    } finally {
      setCalculando(false);
    }
  };
  const antes = { ...recurso.projetoAprovacao, ...recurso.projetoAprovacao.projeto };
  const depois = limitarDecisao(mandados, tipoProjeto, originais, proprio);
  const menores = diminuicoes({ ...antes, ...notasDe(recurso.projetoAprovacao) }, depois, {
    tipo: tipoProjeto,
    proprio,
  });
  const decidir = (qual: AtoDaDecisao) => {
    const aceita = qual === 'aceitar';
    const notas = { tipo: tipoProjeto, original: originais, proprio };
    const problemas = [
      ...problemasDosCriterios(contestados, decididos, aceita),
      ...(aceita ? problemasDasNotas(contestados, { ...mandados, criterios: decididos }, notas) : []),
    ];
    if (errors.show(problemas.map((um) => ({ ...um, campo: campoDe(recurso, um.campo) })))) return;
    setDecisao(qual);
    setDecidindo(qual);
  };

  if (recurso.impedimento !== undefined) {
    return (
      <QuadroDoRecurso recurso={recurso}>
        <Notice title={recurso.impedimento}>Outra pessoa da comissão decide este recurso.</Notice>
      </QuadroDoRecurso>
    );
  }
  return (
    <QuadroDoRecurso
      recurso={recurso}
      comCriterios={false}
      {...(daComissao ? {} : { documentos: <DocumentosParaJulgar recurso={recurso} /> })}
    >
      <RelatorDoRecurso recurso={recurso} />
      <SubstitutoDoRecurso recurso={recurso} />
      {minuta !== null && <DaMinuta recurso={recurso} minuta={minuta} />}
      <Recovered {...digitado} />
      <ErrorSummary {...errors.summary} />
      {porCriterio && (
        <DecidirCriterios
          recurso={recurso}
          digitados={digitados}
          notas={numeros}
          errors={errors}
          onNota={mudar}
          onDecidir={(criterio, mudanca) => {
            setEfeito(undefined);
            digitado.set((antes) => ({
              ...antes,
              digitados: comCriterio(antes.digitados, criterio, mudanca),
            }));
          }}
        />
      )}
      <NotasEVagas recurso={recurso} numeros={numeros} onMudar={mudar} />
      <Text role="status" size="lg">
        Total: <b>{formatarNota(barema === null ? totalDasNotas(depois) : totalDigitado(barema, numeros))}</b>
        , antes {formatarNota(recurso.projetoAprovacao.total)}
      </Text>
      {menores.length > 0 && (
        <Notice kind="warning" live title={diminuicoesPorExtenso(menores, M.naoPodeDiminuir)} />
      )}
      {efeito !== undefined && <EfeitoNoRanque efeito={efeito} pedidas={recurso.projetoAprovacao.projeto} />}
      {espera !== null && (
        <Text c="dimmed">{aguardaContrarrazoes(formatarPrazo(espera.ate))}; decide-se depois.</Text>
      )}
      <FormActions>
        <Button disabled={espera !== null} onClick={() => decidir('aceitar')}>
          Aceitar<span className="sr-only"> o recurso de {titulo}</span>
        </Button>
        <Button variant="default" loading={calculando} onClick={() => void calcular()}>
          Ver o efeito no ranque
        </Button>
        <Button variant="default" color="red" disabled={espera !== null} onClick={() => decidir('recusar')}>
          Recusar<span className="sr-only"> o recurso de {titulo}</span>
        </Button>
      </FormActions>
      <DecidirModal
        recurso={recurso}
        numeros={mandados}
        proprio={proprio}
        criterios={porCriterio ? decididos : []}
        decisao={decisao}
        feedback={parecer ?? (minuta?.decisao === decisao ? minuta.feedback : '')}
        onFeedback={(texto) => digitado.set((antes) => ({ ...antes, parecer: texto }))}
        onDecidido={digitado.forget}
        opened={decidindo !== undefined}
        onClose={() => setDecidindo(undefined)}
      />
    </QuadroDoRecurso>
  );
}

function DaMinuta({ recurso, minuta }: { readonly recurso: Recurso; readonly minuta: Minuta }) {
  const propoe = minuta.decisao === 'aceitar' ? 'aceitar o recurso' : 'recusar o recurso';
  return (
    <Notice title={`A minuta de ${recurso.relatoria?.relator?.nome ?? 'quem relatou'} propõe ${propoe}`}>
      <RichText html={minuta.feedback} />
      <Text mt="xs">A decisão começa com o que ela propõe; mude o que quiser.</Text>
    </Notice>
  );
}
