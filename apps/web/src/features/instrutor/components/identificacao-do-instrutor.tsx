import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Instrutor, lerCpf, lerNomeCivil } from '../api.ts';
import { IdentificarForm } from './cadastro/identificar-form.tsx';

const NomeCivilModal = lateDialog(
  () => import('../../conta/offered/nome-civil.tsx'),
  ({ onClose }) => onClose(),
);

const DadosBancariosModal = lateDialog(
  () => import('../../banco/offered/dados-bancarios-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** Partly hidden; an administrator can ask for the whole CPF, which is recorded (D37). */
export function IdentificacaoDoInstrutor(props: {
  readonly instrutor: Instrutor;
  readonly administra: boolean;
  readonly podeMudar: boolean;
}) {
  const { instrutor, administra, podeMudar } = props;
  const { id, nome, cpf, matricula } = instrutor;
  const [inteiro, setInteiro] = useState<string | null>(null);
  const [lendo, setLendo] = useState(false);
  const [mudando, setMudando] = useState(false);
  const [civil, setCivil] = useState(false);
  const [banco, setBanco] = useState(false);

  const read = async () => {
    setLendo(true);
    try {
      setInteiro(await lerCpf(id));
    } catch (error) {
      notify.failure(error);
    } finally {
      setLendo(false);
    }
  };

  return (
    <Group gap="sm">
      <Text>
        CPF <b>{cpf === null ? 'não informado' : (inteiro ?? cpf)}</b>, matrícula{' '}
        <b>{matricula ?? 'não informada'}</b>
      </Text>
      {administra && cpf !== null && inteiro === null && (
        <Button size="compact-sm" variant="light" loading={lendo} onClick={() => void read()}>
          Ver o CPF inteiro<span className="sr-only"> de {nome}</span>
        </Button>
      )}
      {administra && (
        <>
          <Button size="compact-sm" variant="light" onClick={() => setCivil(true)}>
            Ver o nome civil<span className="sr-only"> de {nome}</span>
          </Button>
          <NomeCivilModal
            nome={nome}
            ler={(motivo) => lerNomeCivil(id, motivo)}
            opened={civil}
            onClose={() => setCivil(false)}
          />
        </>
      )}
      {podeMudar && (
        <>
          <Button size="compact-sm" variant="light" onClick={() => setBanco(true)}>
            Dados bancários<span className="sr-only"> de {nome}</span>
          </Button>
          <DadosBancariosModal instrutor={instrutor} opened={banco} onClose={() => setBanco(false)} />
        </>
      )}
      {podeMudar && !mudando && (
        <Button size="compact-sm" variant="light" onClick={() => setMudando(true)}>
          {cpf === null || matricula === null ? 'Completar' : 'Corrigir'} CPF e matrícula
          <span className="sr-only"> de {nome}</span>
        </Button>
      )}
      {mudando && (
        <IdentificarForm
          instrutor={instrutor}
          administra={administra}
          onEnd={() => {
            setInteiro(null);
            setMudando(false);
          }}
        />
      )}
    </Group>
  );
}
