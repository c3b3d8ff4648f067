import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatarDia } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

const DesfazerModal = lateDialog(
  () => import('../components/desfazer-encerramento-modal.tsx'),
  ({ onClose }) => onClose(),
);

type Encerrado = Pick<
  Projeto,
  'coordenador' | 'desistencia' | 'encerramento' | 'id' | 'professores_colaboradores' | 'titulo'
>;

/** The focused button disappears with the notice. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * The notice of a desistência, past or to come, or that the project closed for want of instructors (D44,
 * D61).
 */
export function AvisoDeEncerramento({ projeto }: { readonly projeto: Encerrado }) {
  const { desistencia, encerramento } = projeto;
  if (desistencia === null || (encerramento !== null && encerramento !== desistencia)) {
    return <SemInstrutores projeto={projeto} />;
  }
  const dia = formatarDia(desistencia);
  return (
    <Notice
      kind="warning"
      title={encerramento === null ? `Desistência marcada para ${dia}` : `Houve desistência em ${dia}`}
    >
      <p>
        {encerramento === null
          ? 'Nesse dia o projeto termina, e com ele os vínculos dos instrutores. Até lá ninguém pode ser cadastrado.'
          : 'O projeto terminou nesse dia, e com ele os vínculos dos instrutores. O resultado do edital continua o mesmo.'}
      </p>
    </Notice>
  );
}

/** Administrators can undo this closing. */
function SemInstrutores({ projeto }: { readonly projeto: Encerrado }) {
  const usuario = useSessao()?.usuario;
  const [vez, setVez] = useState(0);
  const [opened, setOpened] = useState(false);
  const { id, titulo, encerramento, coordenador, professores_colaboradores } = projeto;
  const participa = [coordenador, ...professores_colaboradores].some((um) => um.id === usuario?.id);
  const administra = podeAdministrar(usuario) && !participa;
  return (
    <>
      {encerramento !== null && (
        <Notice kind="warning" title={`Projeto encerrado em ${formatarDia(encerramento)}, sem instrutores`}>
          <p>
            Ele recebeu vagas, mas nenhum instrutor foi cadastrado até esse dia. Por isso foi encerrado, e não
            aceita mais instrutores. O resultado do edital continua o mesmo.
          </p>
          {administra ? (
            <Button
              mt="xs"
              variant="default"
              onClick={() => {
                setVez((antes) => antes + 1);
                setOpened(true);
              }}
            >
              Desfazer encerramento
            </Button>
          ) : (
            <p>Se houve um impedimento, escreva à administração, que pode desfazer o encerramento.</p>
          )}
        </Notice>
      )}
      {vez > 0 && (
        <Suspense>
          <DesfazerModal
            key={vez}
            projeto={{ id, titulo }}
            opened={opened}
            onClose={() => setOpened(false)}
            onDone={focusTitle}
          />
        </Suspense>
      )}
    </>
  );
}
