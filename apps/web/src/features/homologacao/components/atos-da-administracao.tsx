import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import {
  problemasDaProrrogacaoDaCorrecao,
  problemasDoMotivoDaMarca,
} from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Homologacao, useDecidirRecurso, useDesfazer, useMarcar, useProrrogarCorrecao } from '../api.ts';
import { MarcarModal } from './marcar-modal.tsx';

type Dialogo = 'decidir' | 'desfazer' | 'devolvido' | 'naoHomologado' | 'prorrogar';

/** The marks of one project, and undoing, extending and deciding; only what is possible now. */
export function AtosDaAdministracao(props: {
  readonly homologacao: Homologacao;
  readonly hoje: string;
  readonly teclas: boolean;
}) {
  const { homologacao, hoje, teclas } = props;
  const { projeto, versao, podeMarcar, podeDesfazer, podeProrrogar, podeDecidirRecurso } = homologacao;
  const sobre = { projeto, versao };
  const dialogo = useEditor<Dialogo>();
  const marcar = useMarcar();
  const homologar = async () => {
    try {
      await marcar.mutateAsync({ ...sobre, body: { marca: 'homologado' } });
      notify.success(M.homologado);
    } catch (error) {
      notify.failure(error);
    }
  };
  useKeys(
    {
      h: () => void homologar(),
      d: () => dialogo.open('devolvido'),
      n: () => dialogo.open('naoHomologado'),
    },
    teclas && podeMarcar && !marcar.isPending,
  );
  const tecla = (letra: string) => (teclas ? <kbd>{letra}</kbd> : null);
  const aberto = { opened: dialogo.opened, onClose: dialogo.close };
  return (
    <>
      <Group gap="sm">
        {podeMarcar && (
          <>
            <Button loading={marcar.isPending} rightSection={tecla('h')} onClick={() => void homologar()}>
              Homologar
            </Button>
            <Button variant="default" rightSection={tecla('d')} onClick={() => dialogo.open('devolvido')}>
              Devolver…
            </Button>
            <Button variant="default" rightSection={tecla('n')} onClick={() => dialogo.open('naoHomologado')}>
              Não homologar…
            </Button>
          </>
        )}
        {podeDecidirRecurso && <Button onClick={() => dialogo.open('decidir')}>Decidir o recurso…</Button>}
        {podeProrrogar && (
          <Button variant="default" onClick={() => dialogo.open('prorrogar')}>
            Prorrogar o prazo…
          </Button>
        )}
        {podeDesfazer && (
          <Button variant="subtle" onClick={() => dialogo.open('desfazer')}>
            Desfazer a marca…
          </Button>
        )}
      </Group>
      {(dialogo.record === 'devolvido' || dialogo.record === 'naoHomologado') && (
        <MarcarModal
          key={dialogo.turn}
          {...aberto}
          marca={dialogo.record}
          sobre={`projeto nº ${projeto}`}
          hoje={hoje}
          act={(body) => marcar.mutateAsync({ ...sobre, body })}
        />
      )}
      {dialogo.record === 'prorrogar' && (
        <ProrrogarModal key={dialogo.turn} {...aberto} homologacao={homologacao} hoje={hoje} />
      )}
      {dialogo.record === 'desfazer' && (
        <DesfazerModal key={dialogo.turn} {...aberto} homologacao={homologacao} />
      )}
      {dialogo.record === 'decidir' && (
        <DecidirModal key={dialogo.turn} {...aberto} homologacao={homologacao} />
      )}
    </>
  );
}

interface Aberto {
  readonly homologacao: Homologacao;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const ROTULOS_DO_PRAZO = { ate: 'Novo prazo', motivo: 'Motivo' } as const;

function ProrrogarModal({ homologacao, hoje, ...aberto }: Aberto & { readonly hoje: string }) {
  const { projeto, versao, ate: atual } = homologacao;
  const [ate, setAte] = useState('');
  const prorrogar = useProrrogarCorrecao();
  return (
    <ReasonModal
      {...aberto}
      title="Prorrogar o prazo da correção"
      submit="Prorrogar"
      labels={ROTULOS_DO_PRAZO}
      problems={(motivo) => problemasDaProrrogacaoDaCorrecao({ ate, motivo }, atual, hoje)}
      act={(motivo) => prorrogar.mutateAsync({ projeto, versao, ate, motivo })}
      done={M.prorrogado}
      fields={(errors) => (
        <TextInput
          {...errors.field('ate')}
          type="date"
          label={ROTULOS_DO_PRAZO.ate}
          withAsterisk
          min={hoje}
          value={ate}
          onChange={(event) => {
            errors.clear('ate');
            setAte(event.currentTarget.value);
          }}
        />
      )}
    >
      <Text>O coordenador recebe um e-mail com o novo prazo e o motivo.</Text>
    </ReasonModal>
  );
}

function DesfazerModal({ homologacao: { projeto, versao, estado }, ...aberto }: Aberto) {
  const desfazer = useDesfazer();
  return (
    <ReasonModal
      {...aberto}
      title="Desfazer a marca"
      submit="Desfazer"
      autofocus
      problems={problemasDoMotivoDaMarca}
      act={(motivo) => desfazer.mutateAsync({ projeto, versao, motivo })}
      done={M.desfeita}
    >
      <Text>
        O projeto volta a esperar a homologação, e a marca fica no histórico.
        {estado !== 'homologado' && ' O coordenador recebe um e-mail com o motivo.'}
      </Text>
    </ReasonModal>
  );
}

function DecidirModal({ homologacao: { projeto, versao }, ...aberto }: Aberto) {
  const [aceito, setAceito] = useState(true);
  const decidir = useDecidirRecurso();
  return (
    <ReasonModal
      {...aberto}
      title="Decidir o recurso"
      submit="Decidir"
      problems={problemasDoMotivoDaMarca}
      act={(motivo) => decidir.mutateAsync({ projeto, versao, aceito, motivo })}
      done={aceito ? M.recursoAceito : M.recursoRecusado}
      fields={() => (
        <NativeSelect
          id="decisao-do-recurso"
          label="Decisão"
          value={aceito ? 'sim' : 'nao'}
          data={[
            { value: 'sim', label: 'Aceitar: o projeto fica homologado' },
            { value: 'nao', label: 'Recusar: o projeto continua fora do edital' },
          ]}
          onChange={(event) => setAceito(event.currentTarget.value === 'sim')}
        />
      )}
    >
      <Text>
        O coordenador recebe um e-mail com a decisão e o motivo. {naoSeDesfaz('decidirRecursoDaHomologacao')}
      </Text>
    </ReasonModal>
  );
}
