import { podeRecusar } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import { EstadoDaAvaliacao } from '../../offered/estado-da-avaliacao.tsx';
import type { AprovacaoPropria } from './aprovacao-do-projeto.tsx';
import classes from './cabeca-da-avaliacao.module.css';

/** How far it is, and the other ways from here. */
export function CabecaDaAvaliacao(props: { readonly aprovacao: AprovacaoPropria; readonly aberta: boolean }) {
  const { aprovacao, aberta } = props;
  const { projeto } = aprovacao;
  return (
    <div className={classes.cabeca}>
      <div className={classes.titulo}>
        <Title order={2} size="h3">
          Avaliação
        </Title>
        <EstadoDaAvaliacao avaliacao={{ ...aprovacao, avaliadorSemDireito: false }} />
      </div>
      <ul className={classes.caminhos}>
        {aberta && (
          <li>
            <Link to={`/notas_fase1?projeto=${projeto.id}`}>Avaliar uma fase por vez</Link>
          </li>
        )}
        {aberta && podeRecusar(aprovacao) && (
          <li>
            <Link to={`/aceitar_projeto/${aprovacao.id}`}>
              {aprovacao.aceito === true ? 'Recusar' : 'Aceitar ou recusar'}
            </Link>
          </li>
        )}
        <li>
          <Link to={`/detalhes_projeto/${projeto.id}`}>Ver projeto completo</Link>
        </li>
        <li>
          <Link to={`/editais/${projeto.edital.id}/regras`}>Regras do edital</Link>
        </li>
      </ul>
    </div>
  );
}
