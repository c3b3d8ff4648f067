import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Link } from 'react-router';
import { podeVer } from '../../../app/who.ts';
import { useSessao } from '../../../lib/session.ts';
import classes from './partes-do-edital.module.css';

/** The parts of a call's page; those without a place here yet lead to the screens that have them. */
export function PartesDoEdital({ edital }: { readonly edital: Edital }) {
  const tipo = useSessao()?.usuario.tipo;
  const publicado = foiPublicado(edital);
  const partes = [
    { nome: 'Avaliação', to: '/finalizar_avaliacoes', quem: 'iniciarDecisao' },
    { nome: 'Decisão', to: '/aprovacao_instrutores', quem: 'listarParaDecidir' },
    publicado
      ? ({ nome: 'Resultado', to: `/resultados/${edital.id}`, quem: 'todos' } as const)
      : ({
          nome: 'Resultado',
          to: '/listar-projetos-avaliados-secretaria',
          quem: 'listarNaSecretaria',
        } as const),
    { nome: 'Recursos', to: '/recursos', quem: 'listarRecursos' },
    { nome: 'Painel', to: '/painel', quem: 'lerPainel' },
  ] as const;
  return (
    <nav className={classes.parts} aria-label="Partes do edital">
      <Link to={`/editais/${edital.id}`} aria-current="page">
        Projetos
      </Link>
      {partes
        .filter(({ quem }) => podeVer(quem, tipo))
        .map(({ nome, to }) => (
          <Link key={nome} to={to}>
            {nome}
          </Link>
        ))}
    </nav>
  );
}
