import { podeRecusar } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { Link } from 'react-router';
import type { AprovacaoPropria } from './aprovacao-do-projeto.tsx';
import classes from './outros-caminhos.module.css';

/** Rarely needed links and acts, below the form. */
export function OutrosCaminhos(props: {
  readonly aprovacao: AprovacaoPropria;
  /** Where scores can be given: on the project's page, or on that of a phase. */
  readonly pontuando: 'no projeto' | 'numa fase' | null;
}) {
  const { aprovacao, pontuando } = props;
  const { projeto } = aprovacao;
  const caminhos = [
    pontuando === 'no projeto' && {
      to: `/notas_fase1?projeto=${projeto.id}`,
      nome: 'Avaliar uma fase por vez',
    },
    pontuando === 'numa fase' && { to: `/avaliacao_projetos/${projeto.id}`, nome: 'Voltar ao projeto' },
    pontuando !== null &&
      aprovacao.aceito === true &&
      podeRecusar(aprovacao) && { to: `/aceitar_projeto/${aprovacao.id}`, nome: 'Recusar' },
    { to: `/detalhes_projeto/${projeto.id}`, nome: 'Ver projeto completo' },
    { to: `/editais/${projeto.edital.id}/regras`, nome: 'Regras do edital' },
  ];
  return (
    <ul className={classes.caminhos}>
      {caminhos.map(
        (caminho) =>
          caminho !== false && (
            <li key={caminho.to}>
              <Link to={caminho.to}>{caminho.nome}</Link>
            </li>
          ),
      )}
    </ul>
  );
}
