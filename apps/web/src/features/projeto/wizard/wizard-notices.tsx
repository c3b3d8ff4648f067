import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../../ui/page/notice.tsx';
import { useAvisoDoRascunho } from './autosave/wizard-storage.ts';
import { AvisoSemNomes } from './aviso-sem-nomes.tsx';
import { incompleteBefore } from './steps/progress.ts';
import { useOutroProjeto } from './use-outro-projeto.tsx';
import type { WizardData } from './wizard-data.ts';
import classes from './wizard-notices.module.css';

export function WizardNotices({ path, dados }: { readonly path: string; readonly dados: WizardData }) {
  const aviso = useAvisoDoRascunho();
  const { comecarOutro, busy } = useOutroProjeto();
  return (
    <>
      {aviso === 'indisponivel' && (
        <Notice kind="warning" live title="Este navegador não está salvando o que você digita">
          O armazenamento está cheio ou desligado. Não feche nem recarregue esta página sem antes salvar o
          rascunho.
        </Notice>
      )}
      {aviso === 'corrompido' && (
        <Notice kind="warning" live title="Uma parte do que estava salvo neste navegador não pôde ser lida">
          Confira os campos em branco. O que já foi salvo como rascunho continua em “rascunhos salvos”.
        </Notice>
      )}
      {dados.edital !== null && <AvisoSemNomes edital={dados.edital.id} />}
      {dados.soCronogramas && (
        <Notice kind="warning" title="O edital fechou: só os cronogramas ainda são recebidos">
          Complete o cronograma de cada instrutor e envie na revisão. As outras partes não mudam mais.
        </Notice>
      )}
      {dados.ehSubmetido && !dados.soCronogramas && (
        <Notice title={`Você está editando o projeto nº ${dados.projetoId}, já enviado`}>
          As alterações só valem depois de “Salvar alterações”, na{' '}
          <Anchor component={Link} to="/revisao_projeto">
            revisão
          </Anchor>
          . Até lá o projeto enviado continua como estava.
          {path !== 'cadastro_projeto' && (
            <Group mt="xs">
              <Button size="sm" variant="default" loading={busy} onClick={() => void comecarOutro()}>
                Começar outro projeto
              </Button>
            </Group>
          )}
        </Notice>
      )}
    </>
  );
}

/** Below the fields: a person who skips ahead can write first, and sees here which steps are incomplete. */
export function IncompleteSteps({ path, dados }: { readonly path: string; readonly dados: WizardData }) {
  const faltam = path === 'revisao_projeto' ? [] : incompleteBefore(path, dados);
  if (faltam.length === 0) return null;
  return (
    <Notice kind="warning" title="Há etapas anteriores incompletas">
      <ul className={classes.list}>
        {faltam.map(({ step }) => (
          <li key={step.path}>
            <Anchor component={Link} to={`/${step.path}`}>
              {step.titulo}
            </Anchor>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
