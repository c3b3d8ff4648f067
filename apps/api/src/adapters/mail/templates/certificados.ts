import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface CertificadoDoAluno extends Remessa {
  readonly projeto: string;
  readonly edital: string;
  readonly codigo: string;
  /** The student has an account, whose page gives the signed PDF. */
  readonly temConta: boolean;
}

/** The mail to a student. Its link opens the certificate for anybody who has it, with the CPF partly hidden (D41). */
export function emailDoCertificado(certificado: CertificadoDoAluno): Email {
  const { projeto, edital, codigo, temConta, ...remessa } = certificado;
  const link = linkPublico(remessa.publicUrl, `declaracao/${codigo}`);
  const daPagina = [
    'Na sua página de instrutor você baixa o PDF assinado.',
    { rotulo: 'Abrir a minha página', link: linkPublico(remessa.publicUrl, 'aluno') },
    'Neste outro endereço qualquer pessoa confere se ele vale.',
    { rotulo: 'Conferir o certificado', link },
  ];
  const soDaConferencia = [
    'Neste endereço você lê o certificado, e qualquer pessoa confere se ele vale.',
    { rotulo: 'Ler o certificado', link },
    'O PDF assinado você pede a quem coordena o projeto.',
  ];
  return montarEmail(remessa, {
    assunto: 'Seu certificado de instrutoria',
    blocos: [
      'O certificado da sua participação foi emitido.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto)],
          ['Edital', textoDaPessoa(edital)],
          ['Código', codigo],
        ],
      },
      ...(temConta ? daPagina : soDaConferencia),
    ],
  });
}

/** What was issued in one project, for its coordinator. */
export interface CertificadosDoProjeto {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly instrutores: readonly string[];
  readonly seuEmitido: boolean;
  /** Why the coordinator's own was not issued. */
  readonly faltas: readonly string[];
}

export function emailDosCertificados({
  projetos,
  ...remessa
}: Remessa & { readonly projetos: readonly CertificadosDoProjeto[] }): Email {
  const [primeiro] = projetos;
  if (primeiro === undefined) throw new Error('a mail about certificates of no project');
  return montarEmail(remessa, {
    assunto: 'Certificados emitidos',
    blocos: [
      `Os certificados do edital “${textoDaPessoa(primeiro.edital)}” foram emitidos. Em Declarações você baixa cada PDF.`,
      ...projetos.map(({ projeto, instrutores, seuEmitido, faltas }) => ({
        fatos: [
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ...(instrutores.length === 0
            ? []
            : [['Instrutores', instrutores.map(textoDaPessoa).join(', ')] as const]),
          ['O seu', seuEmitido ? 'emitido' : `não saiu: ${faltas.join('; ')}`],
        ] as const,
      })),
      { rotulo: 'Abrir as declarações', link: linkPublico(remessa.publicUrl, 'declaracoes') },
    ],
  });
}
