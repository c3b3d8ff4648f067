interface DadosDoLeiaMe {
  readonly edital: string;
  /** As written for people, with the zone. */
  readonly quando: string;
  readonly quem: string;
  readonly instituicao: string;
  readonly projetos: number;
  /** Projects in which the reader takes part. */
  readonly proprios: number;
}

/** The text of LEIA-ME.txt, with the line ends that Windows expects. */
export function leiaMe({ edital, quando, quem, instituicao, projetos, proprios }: DadosDoLeiaMe): string {
  const linhas = [
    `${edital} – ${instituicao}`,
    `Baixado em ${quando} por ${quem}.`,
    `Projetos enviados: ${projetos}.`,
    '',
    'O QUE HÁ AQUI',
    'planilhas/           projetos, pessoas, ranque, avaliadores, instrutores, frequência e o resultado publicado',
    'documentos/          atas da comissão e textos de publicação, em PDF',
    'projetos/NÚMERO-…/   o projeto em PDF, os arquivos enviados, os relatórios e os documentos dos instrutores',
    'dados.json           o mesmo conteúdo para outros programas, com os nomes da API (/api/docs)',
    'FICOU-DE-FORA.txt    o que não pôde entrar, e por quê',
    'SHA256SUMS.txt       a soma SHA-256 de cada arquivo; confira com: sha256sum -c SHA256SUMS.txt',
    '',
    'O QUE NÃO HÁ',
    'Documentos bancários, senhas, fotos, rascunhos, mensagens de e-mail e a trilha de auditoria.',
    'Nas planilhas e em dados.json não há CPF nem RG; os arquivos enviados podem tê-los.',
    'Quem avaliou não aparece nas planilhas de projetos e pessoas.',
    ...(proprios === 0
      ? []
      : [
          `Você participa de ${proprios === 1 ? '1 projeto' : `${proprios} projetos`}: do que eles receberam na avaliação, só há o que você já pode ler.`,
        ]),
    '',
    'CUIDADO',
    'Há dados pessoais. Mantenha o ZIP em lugar protegido e apague-o quando não precisar mais.',
    'Sem SHA256SUMS.txt no fim, o ZIP não está completo: baixe outra vez.',
    'Os arquivos são lidos um depois do outro: o que mudar durante a descarga pode aparecer só em parte.',
    '',
  ];
  return `\ufeff${linhas.join('\r\n')}`;
}
