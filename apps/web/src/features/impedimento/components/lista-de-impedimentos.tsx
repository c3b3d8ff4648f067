import { NOMES_DAS_ESPECIES } from '@instrutoria/domain/impedimento/messages.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatarDia, formatarInstante } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Impedimento } from '../api.ts';
import { EncerrarModal } from './encerrar-modal.tsx';
import classes from './lista-de-impedimentos.module.css';

const nomeDe = ({ pessoa, unidade }: Impedimento) => pessoa?.nome ?? unidade?.nome ?? '';

export function ListaDeImpedimentos({ impedimentos }: { readonly impedimentos: readonly Impedimento[] }) {
  if (impedimentos.length === 0) return <p>Você não declarou nenhum impedimento.</p>;
  return (
    <ul className={classes.lista}>
      {impedimentos.map((um) => (
        <Um key={um.id} impedimento={um} />
      ))}
    </ul>
  );
}

function Um({ impedimento }: { readonly impedimento: Impedimento }) {
  const { id, especie, observacao, desde, declaradoEm, encerramento, avaliacoes } = impedimento;
  const [vez, setVez] = useState(0);
  const [opened, setOpened] = useState(false);
  const nome = nomeDe(impedimento);
  return (
    <li className={classes.um}>
      <p className={classes.quem}>{nome}</p>
      <p>
        {NOMES_DAS_ESPECIES[especie]}, desde {formatarDia(desde)}
      </p>
      {observacao !== '' && <p>{observacao}</p>}
      <p className={classes.quieto}>Declarado em {formatarInstante(declaradoEm)}</p>
      {encerramento !== null && (
        <p className={classes.quieto}>
          Encerrado em {formatarInstante(encerramento.em)}: {encerramento.motivo}
        </p>
      )}
      {avaliacoes.length > 0 && <Alcancadas avaliacoes={avaliacoes} />}
      {encerramento === null && (
        <Button
          size="sm"
          variant="subtle"
          color="red"
          onClick={() => {
            setVez((antes) => antes + 1);
            setOpened(true);
          }}
        >
          Encerrar<span className="sr-only"> o impedimento com {nome}</span>
        </Button>
      )}
      {vez > 0 && (
        <EncerrarModal key={vez} id={id} nome={nome} opened={opened} close={() => setOpened(false)} />
      )}
    </li>
  );
}

/** The projects that the person already assesses, and the scores that they gave. */
function Alcancadas({ avaliacoes }: Pick<Impedimento, 'avaliacoes'>) {
  return (
    <Notice kind="warning" title="Você foi designado para avaliar projetos que este impedimento alcança">
      <ul>
        {avaliacoes.map(({ projeto, concluida }) => (
          <li key={projeto.id}>
            {projeto.titulo}
            {concluida && ' (avaliação concluída)'}
          </li>
        ))}
      </ul>
      Você não pode mais dar notas neles: a administração vê isto e designa outra pessoa. As notas que você já
      deu ficam até lá.
    </Notice>
  );
}
