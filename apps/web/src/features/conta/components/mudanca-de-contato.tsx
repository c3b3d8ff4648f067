import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante, formatarPrazoEm } from '../../../lib/format/format.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import type { Mudanca } from './contato-antes-e-depois.tsx';

const ConferirMudancaModal = lateDialog(
  () => import('./conferir-mudanca-modal.tsx'),
  ({ onClose }) => onClose(),
);
const LerMudancaModal = lateDialog(
  () => import('./ler-mudanca-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function QuemMudou({ mudanca }: { readonly mudanca: Mudanca }) {
  const { autor, professor, feitaEm, motivo } = mudanca;
  return (
    <Stack gap={4}>
      <span>
        {autor.id === professor.id ? 'A própria pessoa' : autor.nome}, em {formatarInstante(feitaEm)}
      </span>
      {motivo !== null && <Text size="sm">Motivo: {motivo}</Text>}
    </Stack>
  );
}

function Conferida(props: { readonly nome: string; readonly conferida: NonNullable<Mudanca['conferida']> }) {
  const { em, por, motivo } = props.conferida;
  return (
    <Text size="sm">
      {props.nome} em {formatarInstante(em)} por {por?.nome ?? 'quem opera o servidor'}: {motivo}
    </Text>
  );
}

export function SituacaoDaMudanca({ mudanca }: { readonly mudanca: Mudanca }) {
  const { situacao, ate, feitaEm, faltaConfirmar, conferida, desfeitaEm, solta } = mudanca;
  return (
    <Stack gap={4}>
      {situacao === 'vale' && <span>Vale</span>}
      {situacao === 'espera' && (
        <>
          <span>
            {ate === null
              ? `Espera desde ${formatarInstante(feitaEm)}. Sem e-mail neste servidor, só termina quando outra pessoa da administração conferir.`
              : `Pode ser desfeita até ${formatarPrazoEm(ate)}`}
          </span>
          {faltaConfirmar && <Text size="sm">Falta a confirmação pelo link enviado ao novo endereço.</Text>}
        </>
      )}
      {desfeitaEm !== null && <span>Desfeita em {formatarInstante(desfeitaEm)}: “não fui eu”</span>}
      {situacao === 'retida' && (
        <Text size="sm">Nenhum link para redefinir a senha sai até alguém conferir.</Text>
      )}
      {conferida !== null && <Conferida nome="Conferida" conferida={conferida} />}
      {solta !== null && <Conferida nome="Redefinição liberada" conferida={solta} />}
    </Stack>
  );
}

export function AtosDaMudanca({ mudanca }: { readonly mudanca: Mudanca }) {
  const [aberto, setAberto] = useState<'conferir' | 'ler' | null>(null);
  const { situacao, conferida, minha, professor } = mudanca;
  const porConferir = (situacao === 'espera' && conferida === null) || situacao === 'retida';
  const legivel = mudanca.email !== null || mudanca.cpf !== null;
  return (
    <Group gap="sm">
      {porConferir && minha && <Text size="sm">Outra pessoa da administração precisa conferir.</Text>}
      {porConferir && !minha && (
        <Button variant="light" onClick={() => setAberto('conferir')}>
          Conferir<span className="sr-only"> a mudança de {professor.nome}</span>
        </Button>
      )}
      {legivel && (
        <Button variant="subtle" onClick={() => setAberto('ler')}>
          Ver valores inteiros<span className="sr-only"> da mudança de {professor.nome}</span>
        </Button>
      )}
      <ConferirMudancaModal
        mudanca={mudanca}
        opened={aberto === 'conferir'}
        onClose={() => setAberto(null)}
      />
      <LerMudancaModal mudanca={mudanca} opened={aberto === 'ler'} onClose={() => setAberto(null)} />
    </Group>
  );
}
