import {
  corpoDasNotas,
  type Digitadas,
  fasesDaAvaliacao,
  totalDigitado,
  valoresDasNotas,
} from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { MENSAGENS_CORRECAO as M } from '@instrutoria/domain/correcao/messages.ts';
import { problemasDaCorrecao } from '@instrutoria/domain/correcao/transitions.ts';
import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/decisao/limits.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { limitarDecisao } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { diminuicoes, diminuicoesPorExtenso } from '@instrutoria/domain/recurso/rules/diminuicoes.ts';
import { Button, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { ehObjeto, ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import type { Aprovacao } from '../../avaliacao/api.ts';
import { NotaInput } from '../../avaliacao/offered/nota-input.tsx';
import { Efeito } from '../../recurso/offered/efeito-no-ranque.tsx';
import {
  ehNumeros,
  maximoNaCorrecao,
  nomesDosCriterios,
  notaDigitada,
  paraConferir,
} from '../../recurso/offered/notas-por-criterio.ts';
import {
  type SimulacaoDaCorrecao,
  simularCorrecao,
  useCorrigirResultado,
  useProporAnulacao,
} from '../api.ts';

const ROTULOS = {
  remunerados_aprovados: 'Bolsistas aprovados',
  voluntarios_aprovados: 'Voluntários aprovados',
  justificativa: 'Justificativa da correção',
} as const;
type CampoDasVagas = 'remunerados_aprovados' | 'voluntarios_aprovados';
type Numeros = Digitadas & Readonly<Record<CampoDasVagas, number | null>>;
interface Correcao {
  readonly numeros: Numeros;
  readonly justificativa: string;
}

const oQueSePropoe = (menores: Parameters<typeof diminuicoesPorExtenso>[0]) =>
  `${diminuicoesPorExtenso(menores, 'Diminui')}. O coordenador recebe um e-mail com o motivo e tem 10 dias para responder; nada muda até outra pessoa da comissão decidir.`;

function numerosDe(aprovacao: Aprovacao): Numeros {
  const { remunerados_aprovados, voluntarios_aprovados } = aprovacao.projeto;
  const notas = valoresDasNotas(aprovacao, aprovacao.barema);
  return { ...notas, remunerados_aprovados, voluntarios_aprovados };
}

function ehCorrecao(value: unknown): value is Correcao {
  return ehObjeto(value) && ehTexto(value.justificativa) && ehNumeros(value.numeros);
}

function OQueMuda(props: { readonly efeito: SimulacaoDaCorrecao; readonly aprovacao: Aprovacao }) {
  const { efeito, aprovacao } = props;
  const { projeto } = aprovacao;
  const { de, para } = efeito.vagas;
  return (
    <>
      <Text fw={600}>{projeto.titulo}</Text>
      <Efeito efeito={efeito} pedidas={projeto} />
      <Text mt="xs">
        Bolsistas: {de.remunerados_aprovados} → {para.remunerados_aprovados}. Voluntários:{' '}
        {de.voluntarios_aprovados} → {para.voluntarios_aprovados}.
      </Text>
      <Text mt="xs">
        O resultado público do {editalNaFrase(projeto.edital.nome)} passa à versão {efeito.versao}, com a
        justificativa; as versões anteriores continuam publicadas.
      </Text>
      <Text mt="xs">
        {efeito.avisado === null
          ? 'Ninguém recebe um e-mail: a conta de quem coordena o projeto foi encerrada.'
          : `Recebe um e-mail: ${efeito.avisado}, que coordena o projeto. Ninguém mais é avisado.`}
      </Text>
    </>
  );
}

export function FormularioDaCorrecao(props: {
  readonly aprovacao: Aprovacao;
  readonly onCorrigido: () => void;
}) {
  // As first loaded: after another's correction the save is refused, and nothing typed is lost.
  const [aprovacao] = useState(props.aprovacao);
  const [comeco] = useState(() => ({ numeros: numerosDe(aprovacao), justificativa: '' }));
  const digitado = useTyped({
    key: ownKey('correcao-do-resultado', aprovacao.projeto.id),
    begin: comeco,
    is: ehCorrecao,
    version: aprovacao.versao ?? 0,
  });
  const { numeros, justificativa } = digitado.value;
  const errors = useFormErrors({
    ...ROTULOS,
    ...nomesDosCriterios(aprovacao),
  });
  const confirm = useConfirm();
  const corrigir = useCorrigirResultado();
  const propor = useProporAnulacao();
  useFocusSurvives();
  const { id, versao, projeto, barema = null } = aprovacao;
  const publicados = valoresDasNotas(aprovacao, barema);
  const criterios = fasesDaAvaliacao(projeto.tipoProjeto, barema).flatMap((fase) => fase.criterios);
  const { remunerados_aprovados, voluntarios_aprovados } = numeros;
  const corpo = { ...corpoDasNotas(barema, numeros), remunerados_aprovados, voluntarios_aprovados };
  const comoJulga = { tipo: projeto.tipoProjeto, proprio: paraConferir(barema) };
  const mandado = limitarDecisao(corpo, comoJulga.tipo, aprovacao, comoJulga.proprio);
  const menores = diminuicoes(
    { ...notasDe(aprovacao), ...projeto, ...(aprovacao.notas ? { notas: aprovacao.notas } : {}) },
    mandado,
    comoJulga,
  );
  const mudar = (campo: string, valor: number | null) => {
    errors.clear(campo);
    digitado.set((antes) => ({ ...antes, numeros: { ...antes.numeros, [campo]: valor } }));
  };

  const submit = async () => {
    if (id === null || versao === null) return;
    if (
      errors.show(
        problemasDaCorrecao(
          { ...corpo, justificativa },
          projeto.tipoProjeto,
          paraConferir(barema),
          aprovacao,
        ),
      )
    )
      return;
    try {
      if (menores.length > 0) {
        const ok = await confirm(M.desejaProporAnulacao, {
          detail: <Text>{oQueSePropoe(menores)}</Text>,
          yes: 'Propor',
          no: 'Cancelar',
        });
        if (!ok) return;
        await propor.mutateAsync({ projetoAprovacao: id, versao, ...corpo, justificativa });
        digitado.forget();
        notify.success(M.anulacaoProposta);
        props.onCorrigido();
        return;
      }
      const efeito = await simularCorrecao({ projetoAprovacao: id, ...corpo });
      const ok = await confirm(M.desejaCorrigir, {
        detail: <OQueMuda efeito={efeito} aprovacao={aprovacao} />,
        yes: 'Corrigir',
        no: 'Cancelar',
      });
      if (!ok) return;
      await corrigir.mutateAsync({ projetoAprovacao: id, versao, ...corpo, justificativa });
    } catch (error) {
      errors.showError(error);
      return;
    }
    digitado.forget();
    notify.success(M.corrigido);
    props.onCorrigido();
  };

  const vagas = (campo: CampoDasVagas, maximo: number) => (
    <CountInput
      {...errors.field(campo)}
      label={ROTULOS[campo]}
      description={`De 0 a ${maximo}`}
      value={numeros[campo]}
      onChange={(valor) => mudar(campo, valor)}
    />
  );
  return (
    <Panel title={projeto.titulo}>
      <Stack gap="md" align="stretch">
        <ReadOnlyList
          items={[
            { label: 'Projeto', value: `nº ${projeto.id}, ${projeto.tipoProjeto}, ${projeto.edital.nome}` },
            { label: 'Coordenador', value: projeto.coordenador.nome },
            { label: 'Total publicado', value: formatarNota(aprovacao.total) },
          ]}
        />
        <Form label="Correção do resultado" onSubmit={submit} busy={corrigir.isPending}>
          <Recovered {...digitado} />
          <ErrorSummary {...errors.summary} />
          <RequiredHint />
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
            {criterios.map((criterio) => (
              <NotaInput
                key={criterio.campo}
                nome={criterio.nome}
                maximo={maximoNaCorrecao(criterio, aprovacao)}
                passo={criterio.passo}
                value={notaDigitada(numeros, criterio)}
                original={notaDigitada(publicados, criterio)}
                field={errors.field(criterio.campo)}
                onChange={(nota) => mudar(criterio.campo, nota)}
              />
            ))}
            {vagas('remunerados_aprovados', REMUNERADOS_APROVADOS_MAXIMO)}
            {vagas('voluntarios_aprovados', VOLUNTARIOS_APROVADOS_MAXIMO)}
          </SimpleGrid>
          <Text role="status" size="lg">
            Total: <b>{formatarNota(totalDigitado(barema, numeros))}</b>, publicado{' '}
            {formatarNota(aprovacao.total)}
          </Text>
          {menores.length > 0 && (
            <Notice kind="warning" live title={diminuicoesPorExtenso(menores, 'Isto diminui o resultado')}>
              Uma correção que diminui é uma anulação. O coordenador lê o motivo e tem 10 dias para responder.
              Outra pessoa da comissão decide.
            </Notice>
          )}
          <Textarea
            {...errors.field('justificativa')}
            label={ROTULOS.justificativa}
            description="Fica publicada com a versão nova do resultado."
            withAsterisk
            aria-required
            autosize
            minRows={3}
            value={justificativa}
            onChange={(event) => {
              errors.clear('justificativa');
              const { value } = event.currentTarget;
              digitado.set((antes) => ({ ...antes, justificativa: value }));
            }}
          />
          <FormActions>
            <Button type="submit" loading={corrigir.isPending || propor.isPending}>
              {menores.length > 0 ? 'Propor a anulação' : 'Ver o que muda e corrigir'}
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Panel>
  );
}
