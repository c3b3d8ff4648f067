import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Tag } from '../../../ui/page/tag.tsx';
import { veioDaEtapa } from '../wizard/etapas-copiadas.ts';
import { nomeDoInstrutor } from '../wizard/proposta.ts';
import type { IncompleteStep } from '../wizard/steps/progress.ts';
import { WIZARD_STEPS, type WizardStep } from '../wizard/steps/steps.ts';
import { stepSummary } from '../wizard/submit/summary.ts';
import type { WizardData } from '../wizard/wizard-data.ts';
import classes from './lista-da-revisao.module.css';

interface Props {
  readonly dados: WizardData;
  readonly missing: readonly IncompleteStep[];
  readonly refused: readonly IncompleteStep[];
}

function texts({ problems }: IncompleteStep, dados: WizardData): readonly string[] {
  const lines = problems.map(({ campo, mensagem }) => {
    const vaga = /^cronogramas\.(\d+)/.exec(campo)?.[1];
    if (vaga === undefined) return mensagem;
    return `${nomeDoInstrutor(Number(vaga), dados)}: ${mensagem}`;
  });
  return [...new Set(lines)];
}

function Line({
  step,
  found,
  dados,
}: {
  readonly step: WizardStep;
  readonly found: IncompleteStep | undefined;
  readonly dados: WizardData;
}) {
  return (
    <li className={classes.item} data-missing={found !== undefined || undefined}>
      <div className={classes.head}>
        <Link to={`/${step.path}`} className={classes.link}>
          {step.titulo}
        </Link>
        {veioDaEtapa(dados, step.path) !== null && <Tag tone="warning">{veioDaEtapa(dados, step.path)}</Tag>}
        <span className={classes.word}>
          {found === undefined ? (
            <>
              <IconCheck aria-hidden size={18} /> completo
            </>
          ) : (
            <>
              <IconAlertTriangle aria-hidden size={18} /> falta
            </>
          )}
        </span>
      </div>
      <Text size="sm" c="dimmed">
        {stepSummary(step.path, dados)}
      </Text>
      {found !== undefined && (
        <ul className={classes.problems}>
          {texts(found, dados).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function ListaDaRevisao({ dados, missing, refused }: Props) {
  const judged = WIZARD_STEPS.filter(({ etapa }) => etapa !== null);
  return (
    <ul className={classes.list}>
      {judged.map((step) => (
        <Line
          key={step.path}
          step={step}
          dados={dados}
          found={missing.find((cada) => cada.step === step) ?? refused.find((cada) => cada.step === step)}
        />
      ))}
    </ul>
  );
}
