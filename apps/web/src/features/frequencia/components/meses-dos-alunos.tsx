import { horasPorExtenso, MENSAGENS_DOS_DIAS as M } from '@instrutoria/domain/frequencia/messages.ts';
import { mesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarDia, formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { Modal } from '../../../ui/dialogs/modal.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { diasDoAlunoQuery, type Folha, type LinhaDaFolha } from '../api.ts';
import classes from './folha.module.css';

type Celula = LinhaDaFolha['celulas'][number];
interface Enviado {
  readonly instrutor: LinhaDaFolha['instrutor'];
  readonly celula: Celula;
  readonly aluno: NonNullable<Celula['aluno']>;
}

const ESTADOS = {
  enviado: { nome: 'por registrar', tone: 'info' },
  devolvido: { nome: 'com o aluno', tone: 'neutral' },
  atestado: { nome: 'atestado', tone: 'good' },
} as const;

/** The months of this year that students sent, with their days and both numbers. */
export default function MesesDosAlunos(props: { readonly folha: Folha; readonly devolve: boolean }) {
  const { folha, devolve } = props;
  const [dias, setDias] = useState<Enviado | null>(null);
  const [devolver, setDevolver] = useState<Enviado | null>(null);
  const enviados = folha.linhas.flatMap(({ instrutor, celulas }) =>
    celulas.flatMap((celula) => (celula.aluno === null ? [] : [{ instrutor, celula, aluno: celula.aluno }])),
  );
  return (
    <div>
      <PaperList title="Meses que os alunos enviaram">
        {enviados.map((um) => (
          <PaperRow
            key={`${um.instrutor.id} ${um.celula.mes}`}
            name={nomeDe(um)}
            state={<Tag tone={ESTADOS[um.aluno.estado].tone}>{ESTADOS[um.aluno.estado].nome}</Tag>}
            more={<Numeros enviado={um} />}
          >
            {um.aluno.estado !== 'devolvido' && (
              <>
                <Button size="compact-sm" variant="default" onClick={() => setDias(um)}>
                  Ver os dias<span className="sr-only"> de {nomeDe(um)}</span>
                </Button>
                {devolve && (
                  <Button size="compact-sm" variant="default" onClick={() => setDevolver(um)}>
                    Devolver<span className="sr-only"> {nomeDe(um)}</span>
                  </Button>
                )}
              </>
            )}
          </PaperRow>
        ))}
      </PaperList>
      <Modal
        opened={dias !== null}
        onClose={() => setDias(null)}
        title={dias === null ? '' : nomeDe(dias)}
        size="lg"
      >
        {dias !== null && <Dias folha={folha} enviado={dias} />}
      </Modal>
      {devolver !== null && <Devolver folha={folha} enviado={devolver} onClose={() => setDevolver(null)} />}
    </div>
  );
}

const nomeDe = ({ instrutor, celula }: Enviado) => `${instrutor.nome}, ${nomeDoMes(celula.mes)}`;

function Numeros({ enviado: { celula, aluno } }: { readonly enviado: Enviado }) {
  const { horas, dias, enviadoEm, motivo, estado } = aluno;
  return (
    <>
      {horas !== null && (
        <div>
          O aluno enviou {horasPorExtenso(horas)} em {dias === 1 ? 'um dia' : `${dias} dias`}
          {enviadoEm !== null && `, ${formatarInstante(enviadoEm)}`}.
          {celula.guardada && celula.horas !== null && ` Registrado: ${horasPorExtenso(celula.horas)}.`}
        </div>
      )}
      {motivo !== null && (
        <div className={classes.motivo}>
          {estado === 'devolvido' ? 'Devolvido' : 'Motivo'}: {motivo}
        </div>
      )}
    </>
  );
}

const parametros = (folha: Folha, { instrutor, celula }: Enviado) => ({
  ...{ id: folha.projeto.id, instrutor: instrutor.id, mes: mesDoAno(folha.ano, celula.mes) },
});

function Dias({ folha, enviado }: { readonly folha: Folha; readonly enviado: Enviado }) {
  const query = useQuery(diasDoAlunoQuery(parametros(folha, enviado), enviado.aluno.versao));
  return (
    <QueryState query={query} label="Lendo os dias">
      {({ dias, soma }) => (
        <>
          <ul className={classes.dias}>
            {dias.map(({ dia, horas, atividade }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
              <li key={i}>
                <b>{formatarDia(dia)}</b>, {horasPorExtenso(horas)}: {atividade}
              </li>
            ))}
          </ul>
          <p>
            Ao todo: <b>{horasPorExtenso(soma)}</b>
          </p>
        </>
      )}
    </QueryState>
  );
}

function Devolver(props: { readonly folha: Folha; readonly enviado: Enviado; readonly onClose: () => void }) {
  const { folha, enviado, onClose } = props;
  const client = useQueryClient();
  return (
    <ReasonModal
      title="Devolver o mês ao aluno"
      submit="Devolver"
      description="O aluno recebe este texto por e-mail"
      opened
      autofocus
      onClose={onClose}
      problems={(motivo) =>
        motivo.trim() === '' ? [{ campo: 'motivo', codigo: 'SEM_MOTIVO', mensagem: M.motivoDaDevolucao }] : []
      }
      act={async (motivo) => {
        const body = { versao: enviado.aluno.versao, motivo };
        await api.devolverMesDoAluno({ params: parametros(folha, enviado), body });
        await Promise.all(
          ['frequencia', 'tarefa'].map((key) => client.invalidateQueries({ queryKey: [key] })),
        );
      }}
      done={M.mesDevolvido}
    >
      <p>{nomeDe(enviado)}. O aluno corrige os dias e envia o mês de novo.</p>
    </ReasonModal>
  );
}
