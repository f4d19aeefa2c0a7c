/** Words beside a number that tell whose age it is, or that it is none of today. */
export const spouseBefore =
  /\b(?:wife|husband|spouse|partner|hubby|wifey|girlfriend|boyfriend|fiancee?|fiance|s\.o\.?|(?<=\bmy )so|he|she|he's|she's|hes|shes|him|her|dh|dw|gf|bf)(?:'s)?,?(?: (?:is|are|just turned|turned|now|almost|about|age|aged|who|who's|currently|only|will be|still|just|(?:already )?retired,|works,))*[ ,:([]{0,3}$/
export const retireBefore =
  /\b(?:retire|retires|retired|retiring|retirement|until|till|claim|claiming|ss|social security|benefits?|withdraw|medicare|by|to|work|reach(?:ing)?|before|after|past|from|through|starting|since|delay|wait(?:ing)?)(?: (?:early|age|at|at age|the age of|is|when i'm|when i am|when we're|i'm|age of|i turn|i hit|he's|she's|being|a))*[ :]*$/

/** What a number counts that is no age. */
export const notAge =
  /^(?:[-/] ?\d|%|k\b| ?(?:percent|hours?|days?|minutes?|mins?|miles?|payments?|dollars|bucks|grand|cards?|accounts?|loans?|credits?|classes|units?|of\b|out of|points?|more\b|extra\b|times|kids?|children|stocks?|shares?|weeks?|months? (?:pregnant|into|in|from|away|behind|left|late|ago|out)|(?:years?|yrs?)(?: and [\w ]{1,12})? (?:into|in\b|from|away|left|out|of|since|behind|late|ago|sober|deep|older|younger|to)|x\b|thousand|hundred|credit|st\b|nd\b|rd\b|th\b|months?\b(?! old)))/
