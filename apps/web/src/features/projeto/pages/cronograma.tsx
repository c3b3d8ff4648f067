import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import {
  comprimentoDaAtividade,
  cronogramaVazio,
  problemasDoCronograma,
} from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ClipboardEvent, useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { colarCronograma } from '../components/cronograma/colar-cronograma.ts';
import {
  CronogramasDosInstrutores,
  mesesQueFaltam,
  quantoFalta,
} from '../components/cronograma/cronogramas-dos-instrutores.tsx';
import { type Atividade, TabelaDoCronograma } from '../components/cronograma/tabela-do-cronograma.tsx';
import { flushWizard, readWizard, updateWizard } from '../wizard/autosave/wizard-storage.ts';
import { lookedAt } from '../wizard/etapas-copiadas.ts';
import { nomeDoInstrutor, quantosInstrutores } from '../wizard/proposta.ts';
import { nextPath } from '../wizard/steps/steps.ts';
import { useStep } from '../wizard/steps/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

const PATH = 'cronograma_projeto';
const VAZIO: DadosDoCronograma = {};

function isBlank(cronograma: DadosDoCronograma | undefined): boolean {
  return Object.entries(cronograma ?? {}).every(
    ([campo, valor]) => campo.startsWith('mesAno') || valor === '',
  );
}

function firstOpen(cronogramas: readonly DadosDoCronograma[], quantos: number): number {
  for (let i = 0; i < quantos; i += 1) {
    const cronograma = cronogramas[i];
    if (cronograma === undefined || problemasDoCronograma(cronograma, i).length > 0) return i;
  }
  return 0;
}

/** Copies into each blank month the one above it; null when that changes nothing. */
function filledDown(cronograma: DadosDoCronograma): DadosDoCronograma | null {
  let acima = '';
  const mudancas: Record<string, string> = {};
  for (const n of POSICOES_DO_CRONOGRAMA) {
    const aqui = cronograma[`atividade${n}`] ?? '';
    if (comprimentoDaAtividade(aqui) > 0) acima = aqui;
    else if (acima !== '') mudancas[`atividade${n}`] = acima;
  }
  return Object.keys(mudancas).length === 0 ? null : mudancas;
}

/** Step 7, once per holder. */
export default function CronogramaPage() {
  const state = useStep(PATH);
  const { dados, errors } = state;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [search] = useSearchParams();
  const quantos = quantosInstrutores(dados);
  const asked = Number(search.get('instrutor'));
  const indice =
    asked >= 1 && asked <= quantos ? Math.trunc(asked) - 1 : firstOpen(dados.cronogramas, quantos);
  const nome = nomeDoInstrutor(indice, dados);
  const atual = dados.cronogramas[indice];
  const anterior = dados.cronogramas[indice - 1];
  const heading = useRef<HTMLHeadingElement>(null);

  // Without the number in the address the page would switch to another holder during typing.
  useEffect(() => {
    if (quantos > 0 && asked !== indice + 1) void navigate(`?instrutor=${indice + 1}`, { replace: true });
  }, [asked, indice, quantos, navigate]);

  const { clear } = errors;
  const set = useCallback(
    (mudancas: DadosDoCronograma) => {
      const antes = readWizard().cronogramas;
      const lista = Array.from(
        { length: Math.max(quantos, antes.length) },
        (_, i) => antes[i] ?? cronogramaVazio(),
      );
      updateWizard({
        cronogramas: lista.map((cada, i) =>
          i === indice ? { ...cronogramaVazio(), ...cada, ...mudancas } : cada,
        ),
      });
    },
    [indice, quantos],
  );
  const typeActivity = useCallback(
    (campo: Atividade, html: string) => {
      set({ [campo]: html });
      clear(`cronogramas.${indice}.${campo}`);
    },
    [set, clear, indice],
  );

  const repeat = useCallback(
    (campo: Atividade) => {
      const n = Number(campo.slice('atividade'.length));
      const { cronogramas } = readWizard();
      set({ [`atividade${n + 1}`]: cronogramas[indice]?.[campo] ?? '' });
    },
    [set, indice],
  );
  const filled = filledDown(atual ?? VAZIO);
  // Only into an empty schedule, so that nothing typed is overwritten.
  function paste(event: ClipboardEvent): void {
    const found = colarCronograma(event.clipboardData.getData('text/plain'));
    if (found === null || !isBlank(readWizard().cronogramas[indice])) return;
    event.preventDefault();
    event.stopPropagation();
    set(found);
    notify.success('As dez linhas coladas foram postas nos dez meses.');
  }

  async function copy(): Promise<void> {
    if (anterior === undefined) return;
    const ok =
      isBlank(atual) ||
      (await confirm('deseja trocar as atividades já digitadas pelas do instrutor anterior?', {
        danger: true,
      }));
    if (ok) set(anterior);
  }
  async function save(): Promise<void> {
    const problems = problemasDoCronograma(readWizard().cronogramas[indice] ?? cronogramaVazio(), indice);
    // A whole schedule is no field on the screen.
    const shown = problems.map((cada) =>
      /^cronogramas\.\d+$/.test(cada.campo) ? { ...cada, campo: '' } : cada,
    );
    if (errors.show(shown)) return;
    flushWizard();
    notify.success(`Cronograma de ${nome} salvo.`);
    if (indice + 1 >= quantos) {
      lookedAt(PATH);
      await navigate(`/${nextPath(PATH)}`);
      return;
    }
    errors.clear();
    await navigate(`?instrutor=${indice + 2}`);
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }

  if (quantos === 0) {
    return (
      <WizardPage state={state} intro="Diga o que cada instrutor fará em cada mês.">
        <EmptyState
          title="Informe antes o número de instrutores."
          action={
            <Anchor component={Link} to="/especificacoes_projeto">
              Ir para as especificações
            </Anchor>
          }
        />
      </WizardPage>
    );
  }
  return (
    <WizardPage
      state={state}
      onSave={save}
      intro={
        quantos === 1
          ? 'Diga o que o instrutor fará em cada mês.'
          : `Diga o que cada um dos ${quantos} instrutores fará em cada mês. Um cronograma por instrutor.`
      }
      {...(indice === 0 ? {} : { back: `${PATH}?instrutor=${indice}` })}
    >
      <Stack gap={4} onPasteCapture={paste}>
        {quantos > 1 && <CronogramasDosInstrutores dados={dados} indice={indice} />}
        <Group justify="space-between">
          <Group gap="0 0.75rem" align="baseline">
            <Title order={2} size="h3" ref={heading} tabIndex={-1} data-focus-quiet>
              {nome}
            </Title>
            {quantos === 1 && (
              <Text size="sm" c="dimmed">
                {quantoFalta(mesesQueFaltam(atual))}
              </Text>
            )}
          </Group>
          <Group gap="sm">
            {filled !== null && (
              <Button size="sm" variant="default" onClick={() => set(filled)}>
                Preencher os meses em branco com o de cima
              </Button>
            )}
            {anterior !== undefined && !isBlank(anterior) && (
              <Button size="sm" variant="light" onClick={() => void copy()}>
                Copiar as atividades do instrutor anterior
              </Button>
            )}
          </Group>
        </Group>
        {isBlank(atual) && (
          <Text size="sm" c="dimmed">
            Se colar dez linhas, cada uma vai para um mês.
          </Text>
        )}
        <TabelaDoCronograma
          key={indice}
          nome={nome}
          indice={indice}
          cronograma={atual ?? VAZIO}
          errors={errors}
          onChange={typeActivity}
          onRepeat={repeat}
        />
      </Stack>
    </WizardPage>
  );
}
