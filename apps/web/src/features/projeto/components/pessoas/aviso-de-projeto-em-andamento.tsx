import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatarInstante } from '../../../../lib/format/format.ts';
import { useAsk } from '../../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { readWizard } from '../../wizard/autosave/wizard-storage.ts';
import { guardaAlgo } from '../../wizard/proposta.ts';
import { useOutroProjeto } from '../../wizard/use-outro-projeto.tsx';
import type { WizardData } from '../../wizard/wizard-data.ts';

const nomeDe = ({ titulo }: WizardData) => (titulo.trim() === '' ? 'um projeto sem título' : `“${titulo}”`);

function Versoes({ dados }: { readonly dados: WizardData }) {
  const { alteradoEm, projetoSalvoEm, projetoId, ehSubmetido, rascunhoAntes } = dados;
  const la = ehSubmetido ? 'projeto já enviado' : 'rascunho';
  const antes = rascunhoAntes?.titulo ?? null;
  return (
    <>
      {alteradoEm !== null && (
        <Text>
          Neste navegador: {nomeDe(dados)}, alterado em {formatarInstante(alteradoEm)}.
        </Text>
      )}
      {projetoId !== null && (
        <Text>
          No servidor: {la} nº {projetoId}
          {antes !== null && antes !== '' && antes !== dados.titulo ? ` (aberto como “${antes}”)` : ''}
          {projetoSalvoEm === null ? '' : `, salvo em ${formatarInstante(projetoSalvoEm)}`}.
        </Text>
      )}
      {alteradoEm === null && projetoId === null && <Text>Ele está salvo neste navegador.</Text>}
    </>
  );
}

/**
 * When a new project is begun while another is in this browser, asks which one to keep, and shows a notice
 * until that is settled (C-B6).
 */
export function AvisoDeProjetoEmAndamento({ dados }: { readonly dados: WizardData }) {
  const ask = useAsk();
  const { comecarOutro, busy } = useOutroProjeto();
  const navigate = useNavigate();
  const { state, key } = useLocation() as { readonly state: unknown; readonly key: string };
  // Only what was there at the start; typing in it is no reason for the notice.
  const [found] = useState(dados);
  const held = guardaAlgo(found);
  const asked = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that the menu leads here.
  useEffect(() => {
    if (state !== 'doMenu' || asked.current === key) return;
    asked.current = key;
    void (async () => {
      const agora = readWizard();
      if (!guardaAlgo(agora)) return;
      const answer = await ask(
        `continuar ${nomeDe(agora)} ou começar outro?`,
        [
          { value: 'continuar', label: 'Continuar este projeto' },
          { value: 'outro', label: 'Começar outro projeto', look: 'quiet' },
        ],
        <Versoes dados={agora} />,
      );
      // A reload is not a second visit.
      if (answer !== null) await navigate('.', { replace: true, state: null });
      if (answer === 'outro') await comecarOutro();
    })();
  }, [key]);

  if (!held || !guardaAlgo(dados)) return null;
  return (
    <Notice title={`Você está continuando ${nomeDe(dados)}`}>
      <Versoes dados={dados} />
      <Group mt="xs">
        <Button size="sm" variant="default" loading={busy} onClick={() => void comecarOutro()}>
          Começar outro projeto
        </Button>
      </Group>
    </Notice>
  );
}
