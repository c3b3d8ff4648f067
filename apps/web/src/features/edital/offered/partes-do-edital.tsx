import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { podeVer } from '../../../app/shell/who.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { PartLinks } from '../../../ui/page/part-links.tsx';

/** The parts that are shown on the call's page. */
export type ParteDoEdital =
  | 'projetos'
  | 'homologacao'
  | 'avaliacao'
  | 'decisao'
  | 'resultado'
  | 'recursos'
  | 'pagamento'
  | 'certificados'
  | 'configuracao';

/** The parts of a call's page; those not shown here link to their own screens. */
export function PartesDoEdital({
  edital,
  parte,
}: {
  readonly edital: Edital;
  readonly parte: ParteDoEdital;
}) {
  const tipo = useSessao()?.usuario.tipo;
  const aqui = `/editais/${edital.id}`;
  const partes = [
    { nome: 'Projetos', to: aqui, quem: 'listarProjetosDoEdital', parte: 'projetos' },
    ...(edital.homologa
      ? [
          {
            nome: 'Homologação',
            to: `${aqui}/homologacao`,
            quem: 'listarHomologacao',
            parte: 'homologacao',
          } as const,
        ]
      : []),
    { nome: 'Avaliação', to: `${aqui}/avaliacao`, quem: 'lerPainel', parte: 'avaliacao' },
    { nome: 'Decisão', to: `${aqui}/decisao`, quem: 'lerDecisao', parte: 'decisao' },
    { nome: 'Sessões', to: `/sessoes_da_comissao?edital=${edital.id}`, quem: 'lerComissao' },
    { nome: 'Resultado', to: `${aqui}/resultado`, quem: 'lerPendencias', parte: 'resultado' },
    { nome: 'Recursos', to: `${aqui}/recursos`, quem: 'designarRelator', parte: 'recursos' },
    { nome: 'Instrutores', to: `/instrutores?edital=${edital.id}`, quem: 'listarTodosOsInstrutores' },
    { nome: 'Pagamento', to: `${aqui}/pagamento`, quem: 'lerFolhaDePagamento', parte: 'pagamento' },
    ...(foiPublicado(edital)
      ? [
          {
            nome: 'Certificados',
            to: `${aqui}/certificados`,
            quem: 'listarCertificados',
            parte: 'certificados',
          } as const,
        ]
      : []),
    ...(podeVer('mudarConfiguracaoDoEdital', tipo)
      ? [
          {
            nome: 'Configuração',
            to: `${aqui}/configuracao`,
            quem: 'mudarConfiguracaoDoEdital',
            parte: 'configuracao',
          } as const,
        ]
      : [
          { nome: 'Regras', to: `${aqui}/regras`, quem: 'lerRegrasDoEdital', parte: 'configuracao' } as const,
        ]),
  ] as const;
  return (
    <PartLinks
      label="Partes do edital"
      parts={partes
        .filter(({ quem }) => podeVer(quem, tipo))
        .map((uma) => ({
          title: uma.nome,
          to: uma.to,
          current: 'parte' in uma && uma.parte === parte,
        }))}
    />
  );
}
