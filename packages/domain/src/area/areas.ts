/**
 * The two upper levels of CNPq's table of areas of knowledge: the code of an area begins with that of its 'grande área'.
 * The table's 'Outros' is left out: it names no field.
 */
export const GRANDES_AREAS = {
  '1': 'Ciências Exatas e da Terra',
  '2': 'Ciências Biológicas',
  '3': 'Engenharias',
  '4': 'Ciências da Saúde',
  '5': 'Ciências Agrárias',
  '6': 'Ciências Sociais Aplicadas',
  '7': 'Ciências Humanas',
  '8': 'Linguística, Letras e Artes',
} as const;
export type GrandeArea = keyof typeof GRANDES_AREAS;

export const AREAS = {
  '1.01': 'Matemática',
  '1.02': 'Probabilidade e Estatística',
  '1.03': 'Ciência da Computação',
  '1.04': 'Astronomia',
  '1.05': 'Física',
  '1.06': 'Química',
  '1.07': 'Geociências',
  '1.08': 'Oceanografia',
  '2.01': 'Biologia Geral',
  '2.02': 'Genética',
  '2.03': 'Botânica',
  '2.04': 'Zoologia',
  '2.05': 'Ecologia',
  '2.06': 'Morfologia',
  '2.07': 'Fisiologia',
  '2.08': 'Bioquímica',
  '2.09': 'Biofísica',
  '2.10': 'Farmacologia',
  '2.11': 'Imunologia',
  '2.12': 'Microbiologia',
  '2.13': 'Parasitologia',
  '3.01': 'Engenharia Civil',
  '3.02': 'Engenharia de Minas',
  '3.03': 'Engenharia de Materiais e Metalúrgica',
  '3.04': 'Engenharia Elétrica',
  '3.05': 'Engenharia Mecânica',
  '3.06': 'Engenharia Química',
  '3.07': 'Engenharia Sanitária',
  '3.08': 'Engenharia de Produção',
  '3.09': 'Engenharia Nuclear',
  '3.10': 'Engenharia de Transportes',
  '3.11': 'Engenharia Naval e Oceânica',
  '3.12': 'Engenharia Aeroespacial',
  '3.13': 'Engenharia Biomédica',
  '4.01': 'Medicina',
  '4.02': 'Odontologia',
  '4.03': 'Farmácia',
  '4.04': 'Enfermagem',
  '4.05': 'Nutrição',
  '4.06': 'Saúde Coletiva',
  '4.07': 'Fonoaudiologia',
  '4.08': 'Fisioterapia e Terapia Ocupacional',
  '4.09': 'Educação Física',
  '5.01': 'Agronomia',
  '5.02': 'Recursos Florestais e Engenharia Florestal',
  '5.03': 'Engenharia Agrícola',
  '5.04': 'Zootecnia',
  '5.05': 'Medicina Veterinária',
  '5.06': 'Recursos Pesqueiros e Engenharia de Pesca',
  '5.07': 'Ciência e Tecnologia de Alimentos',
  '6.01': 'Direito',
  '6.02': 'Administração',
  '6.03': 'Economia',
  '6.04': 'Arquitetura e Urbanismo',
  '6.05': 'Planejamento Urbano e Regional',
  '6.06': 'Demografia',
  '6.07': 'Ciência da Informação',
  '6.08': 'Museologia',
  '6.09': 'Comunicação',
  '6.10': 'Serviço Social',
  '6.11': 'Economia Doméstica',
  '6.12': 'Desenho Industrial',
  '6.13': 'Turismo',
  '7.01': 'Filosofia',
  '7.02': 'Sociologia',
  '7.03': 'Antropologia',
  '7.04': 'Arqueologia',
  '7.05': 'História',
  '7.06': 'Geografia',
  '7.07': 'Psicologia',
  '7.08': 'Educação',
  '7.09': 'Ciência Política',
  '7.10': 'Teologia',
  '8.01': 'Linguística',
  '8.02': 'Letras',
  '8.03': 'Artes',
} as const;
export type Area = keyof typeof AREAS;

/** In the order of the table. */
export const CODIGOS_DAS_AREAS = Object.keys(AREAS).toSorted() as readonly string[] as readonly [
  Area,
  ...Area[],
];

export function ehArea(codigo: string): codigo is Area {
  return Object.hasOwn(AREAS, codigo);
}

export function grandeAreaDe(area: Area): GrandeArea {
  return area.slice(0, 1) as GrandeArea;
}

/** 'Física (Ciências Exatas e da Terra)'. */
export function areaPorExtenso(area: Area): string {
  return `${AREAS[area]} (${GRANDES_AREAS[grandeAreaDe(area)]})`;
}

/** The most areas that one evaluator may declare. */
export const AREAS_MAXIMO = 6;

/** The fields that a proposal and an evaluator share, in words; null: none. */
export function areaEmComum(doProjeto: string | null, doAvaliador: readonly string[]): string | null {
  if (doProjeto === null || !ehArea(doProjeto)) return null;
  if (doAvaliador.includes(doProjeto)) return `mesma área: ${AREAS[doProjeto]}`;
  const grande = grandeAreaDe(doProjeto);
  const perto = doAvaliador.some((area) => ehArea(area) && grandeAreaDe(area) === grande);
  return perto ? `mesma grande área: ${GRANDES_AREAS[grande]}` : null;
}
